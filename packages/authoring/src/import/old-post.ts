import {posix} from 'node:path';
import type {Fields} from './front-matter.ts';
import {readDate, type WrittenDate} from './permalink.ts';

/** An old post, in the terms that all generators share. */
export interface OldPost {
  /** Its file, from the folder of the old blog. */
  readonly path: string;
  readonly fields: Fields;
  /** Its Markdown. */
  readonly body: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly date: WrittenDate | undefined;
  readonly updated: WrittenDate | undefined;
  /** The name that its file or its fields give it: `hello-world`. */
  readonly name: string;
  /** Tags and categories. */
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly author: string | undefined;
  readonly isDraft: boolean;
  /** Its place among its neighbours. */
  readonly position: number | undefined;
}

/** Names of fields, first to last: Hexo's, Hugo's, Jekyll's, VitePress's, and those of common themes. */
const names = {
  title: ['title'],
  description: ['description', 'summary', 'excerpt'],
  date: ['date', 'publishDate', 'pubDate', 'created', 'createTime'],
  updated: ['updated', 'lastmod', 'last_modified_at', 'lastUpdated', 'modified'],
  slug: ['slug'],
  tags: ['tags', 'tag'],
  categories: ['categories', 'category'],
  author: ['author', 'authors'],
  position: ['sidebar_position', 'weight', 'order'],
  draft: ['draft', 'published'],
} as const satisfies Record<string, readonly string[]>;

/** Fields whose meaning an import keeps, apart from addresses. */
export const keptFields: ReadonlySet<string> = new Set<string>(Object.values(names).flat());

/** Reads the fields that every generator has. */
export function readOldPost(
  path: string,
  fields: Fields,
  body: string,
  {
    isDraft = false,
    timeZone,
  }: {readonly isDraft?: boolean; readonly timeZone?: string | undefined} = {},
): OldPost {
  const first = (field: keyof typeof names) =>
    names[field].map((name) => fields[name]).find((value) => value !== undefined && value !== null);
  const file = nameOf(path);
  const [author] = listOf(first('author'), /[,，、]/);
  const position = Number(first('position'));
  return {
    path,
    fields,
    body,
    title: fieldText(first('title')),
    description: fieldText(first('description')),
    date: readDate(first('date'), timeZone) ?? readDate(file.date),
    updated: readDate(first('updated'), timeZone),
    name: fieldText(first('slug')) ?? file.name,
    tags: listOf(first('tags'), path.includes('_posts/') ? /[,，\s]/ : /[,，]/),
    categories: listOf(first('categories'), /[,，]/),
    author,
    isDraft: isDraft || fields.draft === true || fields.published === false,
    position: Number.isFinite(position) && first('position') !== undefined ? position : undefined,
  };
}

/** The date and the name in the path of a post. A page of a folder has the name of the folder. */
function nameOf(path: string): {readonly date: string | undefined; readonly name: string} {
  const {name, dir} = posix.parse(path);
  const own = /^(?:_?index|readme)$/i.test(name) && dir !== '' ? posix.basename(dir) : name;
  const [, date, rest = ''] = /^(?:(\d{4}-\d{1,2}-\d{1,2})[-_ ]?)?(.*)$/.exec(own) ?? [];
  return {date, name: rest === '' ? own : rest};
}

/** Text, from text or a number. */
function fieldText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  return text.trim() === '' ? undefined : text.replace(/\s+/g, ' ').trim();
}

/** The texts of a list, of lists in it (Hexo's categories), of objects with a name, or of one text with separators. */
function listOf(value: unknown, separator: RegExp): string[] {
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((each) => listOf(each, /\n/)))];
  }
  if (typeof value === 'object' && value !== null) {
    return listOf((value as {readonly name?: unknown}).name, /\n/);
  }
  return (fieldText(value) ?? '')
    .split(separator)
    .map((text) => text.trim())
    .filter(Boolean);
}
