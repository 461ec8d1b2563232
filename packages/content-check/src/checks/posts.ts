import {toString} from 'mdast-util-to-string';
import {folderOf, type Config} from '../config.ts';
import type {Article} from './article.ts';
import type {ArticleFacts} from './findings.ts';
import type {Issue} from './issue.ts';
import {replaceOutsideCode} from './outside-code.ts';
import {placeAt} from './place.ts';

const summaryEnd = /(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})/;

/** Checks that a post or a note has one truncate marker, after a summary. */
export function checkSummary({file, source}: Pick<Article, 'file' | 'source'>): Issue[] {
  const issue = {file, rule: 'truncate'};
  const found: number[] = [];
  replaceOutsideCode(source, summaryEnd, (text, offset) => {
    found.push(offset);
    return text;
  });
  const [first, second] = found;
  const hexo = /<!--\s*more\s*-->/.exec(source);
  if (first === undefined && hexo) {
    const message =
      "Here is Hexo's marker of a summary, which this site does not know. Write <!-- truncate --> instead.";
    return [{...issue, ...placeAt(source, hexo.index), message}];
  }
  if (first === undefined) {
    const message =
      'There is no truncate marker. Put a line <!-- truncate --> after the summary; lists show the text before it.';
    return [{...issue, line: 1, column: 1, message}];
  }
  const summary = source.slice(0, first).replace(/^---[^]*?^---$/m, '');
  return [
    ...(summary.trim() === ''
      ? [
          {
            ...issue,
            ...placeAt(source, first),
            message:
              'There is no text before the truncate marker. Put it after the first paragraph.',
          },
        ]
      : []),
    ...(second === undefined
      ? []
      : [
          {
            ...issue,
            ...placeAt(source, second),
            message: 'This is a second truncate marker. Keep the one where the summary ends.',
          },
        ]),
  ];
}

/** Checks that a post or a note, unless it is a draft, ends with its sources, in a section with this title. */
export function checkSources(
  {file, tree, frontMatter}: Pick<Article, 'file' | 'tree' | 'frontMatter'>,
  title: string | undefined,
): Issue[] {
  const last = tree.children.filter((node) => node.type === 'heading' && node.depth === 2).at(-1);
  if (title === undefined || frontMatter.draft === true || (last && toString(last) === title)) {
    return [];
  }
  const {line, column} = last?.position?.start ?? {line: 1, column: 1};
  const message = `The article does not end with its sources. Make "## ${title}" its last section.`;
  return [{file, line, column, rule: 'sources', message}];
}

/** Checks that each post or note is named after its date and slug, if the site requires it. */
export function checkPosts(
  posts: readonly ArticleFacts[],
  {folders, posts: {isFileNamedBySlug = false}}: Pick<Config, 'folders' | 'posts'>,
): Issue[] {
  return posts.flatMap(({file, frontMatter}): Issue[] => {
    const expected = `${String(frontMatter.date)}-${String(frontMatter.slug)}`;
    const name = file
      .slice((folderOf(file, folders)?.path.length ?? -1) + 1)
      .replace(/(?:\/index)?\.mdx?$/, '');
    if (!isFileNamedBySlug || name === expected) {
      return [];
    }
    const message = `The file is named "${name}", its date and slug say "${expected}". Rename the file, or correct the front matter.`;
    return [{file, line: 1, column: 1, rule: 'file-name', message}];
  });
}
