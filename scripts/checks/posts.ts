import {toString} from 'mdast-util-to-string';
import type {Article} from './article';
import type {ArticleFacts} from './findings';
import type {Issue} from './issue';
import {replaceOutsideCode} from './outside-code';
import {placeAt} from './place';
import {routeOf} from './routes';

const summaryEnd = /(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})/;

/** A post or a note has one marker where its summary ends, and a summary before it. */
export function checkSummary({file, source}: Pick<Article, 'file' | 'source'>): Issue[] {
  const issue = {file, rule: 'truncate'};
  const found: number[] = [];
  replaceOutsideCode(source, summaryEnd, (text, offset) => {
    found.push(offset);
    return text;
  });
  const [first, second] = found;
  if (first === undefined) {
    const message =
      'There is no truncate marker. Put a line <!-- truncate --> after the summary; lists show what stands before it.';
    return [{...issue, line: 1, column: 1, message}];
  }
  const summary = source.slice(0, first).replace(/^---[^]*?^---$/m, '');
  return [
    ...(summary.trim() === ''
      ? [
          {
            ...issue,
            ...placeAt(source, first),
            message: 'Nothing stands before the truncate marker. Put it after the first paragraph.',
          },
        ]
      : []),
    ...(second === undefined
      ? []
      : [
          {
            ...issue,
            ...placeAt(source, second),
            message: 'This truncate marker is the second one. Keep the one where the summary ends.',
          },
        ]),
  ];
}

/** The section in which an article names its sources, the last one. */
export const sourcesHeading = '参考资料';

/** A post or a note that is no draft closes with its sources. */
export function checkSources({
  file,
  tree,
  frontMatter,
}: Pick<Article, 'file' | 'tree' | 'frontMatter'>): Issue[] {
  const last = tree.children.filter((node) => node.type === 'heading' && node.depth === 2).at(-1);
  if (frontMatter.draft === true || (last && toString(last) === sourcesHeading)) {
    return [];
  }
  const {line, column} = last?.position?.start ?? {line: 1, column: 1};
  const message = `The article does not close with its sources. Let "## ${sourcesHeading}" be its last section.`;
  return [{file, line, column, rule: 'sources', message}];
}

/** Rules that hold for posts and notes together: a file is named after its date and slug, and no two share an address. */
export function checkPosts(posts: readonly ArticleFacts[]): Issue[] {
  const seen = new Map<string, string>();
  return posts.flatMap((post) => {
    const {file, frontMatter} = post;
    const at = {file, line: 1, column: 1};
    const issues: Issue[] = [];

    const expected = `${String(frontMatter.date)}-${String(frontMatter.slug)}`;
    const [, name = ''] = /^[^/]+\/(.+?)(?:\/index)?\.mdx?$/.exec(file) ?? [];
    if (name !== expected) {
      const message = `The file is named "${name}", its date and slug say "${expected}". Rename the file, or correct the front matter.`;
      issues.push({...at, rule: 'file-name', message});
    }

    const route = routeOf(post);
    const other = route === undefined ? undefined : seen.get(route);
    if (route !== undefined && other !== undefined) {
      const message = `The address ${route} belongs to ${other} already. Choose another slug.`;
      issues.push({...at, rule: 'slug', message});
    } else if (route !== undefined) {
      seen.set(route, file);
    }
    return issues;
  });
}
