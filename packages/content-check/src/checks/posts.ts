import {toString} from 'mdast-util-to-string';
import {folderOf, type Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {ArticleFacts} from './checked-article.ts';
import type {Finding} from './issue.ts';
import {replaceOutsideCode} from './outside-code.ts';
import {positionAt} from './position.ts';

const summaryEnd = /(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})/;

/** Checks that a post or a note has one truncate marker, after a summary. */
export function checkSummary({file, source}: Pick<Article, 'file' | 'source'>): Finding[] {
  const issue = {file, rule: 'truncate'};
  const found: number[] = [];
  replaceOutsideCode(source, summaryEnd, (text, offset) => {
    found.push(offset);
    return text;
  });
  const [first, second] = found;
  const hexo = /<!--\s*more\s*-->/.exec(source);
  if (first === undefined && hexo) {
    const place = positionAt(source, hexo.index);
    return [{...issue, ...place, message: message('hexo-truncate-marker')}];
  }
  if (first === undefined) {
    return [{...issue, line: 1, column: 1, message: message('missing-truncate-marker')}];
  }
  const summary = source.slice(0, first).replace(/^---[^]*?(?<=\n)---(?=\n|$)/, '');
  return [
    ...(summary.trim() === ''
      ? [
          {
            ...issue,
            ...positionAt(source, first),
            message: message('truncate-marker-without-summary'),
          },
        ]
      : []),
    ...(second === undefined
      ? []
      : [
          {
            ...issue,
            ...positionAt(source, second),
            message: message('second-truncate-marker'),
          },
        ]),
  ];
}

/** Checks that a post or a note, unless it is a draft, ends with its sources, in a section with this title. */
export function checkSources(
  {file, tree, frontMatter}: Pick<Article, 'file' | 'tree' | 'frontMatter'>,
  title: string | undefined,
): Finding[] {
  const last = tree.children.filter((node) => node.type === 'heading' && node.depth === 2).at(-1);
  if (title === undefined || frontMatter.draft === true || (last && toString(last) === title)) {
    return [];
  }
  const {line, column} = last?.position?.start ?? {line: 1, column: 1};
  return [{file, line, column, rule: 'sources', message: message('missing-sources', {title})}];
}

/** Checks that each post or note is named after its date and slug, if the site requires it. */
export function checkPosts(
  posts: readonly ArticleFacts[],
  {folders, posts: {isFileNamedBySlug = false}}: Pick<Config, 'folders' | 'posts'>,
): Finding[] {
  return posts.flatMap(({file, frontMatter}): Finding[] => {
    const expected = `${String(frontMatter.date)}-${String(frontMatter.slug)}`;
    const name = file
      .slice((folderOf(file, folders)?.path.length ?? -1) + 1)
      .replace(/(?:\/index)?\.mdx?$/, '');
    if (!isFileNamedBySlug || name === expected) {
      return [];
    }
    const renamed = message('file-name', {name, expected});
    return [{file, line: 1, column: 1, rule: 'file-name', message: renamed}];
  });
}
