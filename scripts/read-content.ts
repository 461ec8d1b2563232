import {isUtf8} from 'node:buffer';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {imageSize} from 'image-size';
import {parse} from 'yaml';
import {redirects} from '../site/redirects';
import {recordFile, type AddressBook} from './checks/addresses';
import type {SourceFile} from './checks/findings';
import type {KnownNames} from './checks/front-matter';
import type {ArticleKind} from './checks/front-matter-schema';
import type {ImageFacts, ImageOf} from './checks/images';
import type {Issue} from './checks/issue';
import type {GeneratedRoutes} from './checks/routes';

/** Everything that the content checks read from disk, so that the checks themselves are pure. */
export interface Content {
  readonly files: readonly SourceFile[];
  readonly known: KnownNames;
  readonly generated: GeneratedRoutes;
  readonly hasFile: (path: string) => boolean;
  readonly imageOf: ImageOf;
  readonly addresses: AddressBook;
  /** Files that are no articles and could not be read. */
  readonly problems: readonly Issue[];
}

const folders: Readonly<Record<string, ArticleKind>> = {
  docs: 'doc',
  blog: 'post',
  icms: 'post',
  'src/pages': 'page',
};

/** Reads all articles, authors, tags and categories below `root`. What cannot be read is a problem, not an exception. */
export function readContent(root: string): Content {
  const problems: Issue[] = [];
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const isFile = (path: string) =>
    statSync(join(root, path), {throwIfNoEntry: false})?.isFile() === true;
  const list = (folder: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .sort()
      : [];
  const readData = (file: string, parseData: (text: string) => unknown): object | undefined => {
    try {
      const data = parseData(read(file));
      if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
        return data;
      }
      throw new Error('there are no names with values in it.');
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      const message = `This file cannot be read: ${reason} Correct it.`;
      problems.push({file, line: 1, column: 1, rule: 'data', message});
      return undefined;
    }
  };

  const files = Object.entries(folders).flatMap(([folder, kind]) =>
    list(folder)
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file) && isFile(file))
      .map((file) => ({file, kind, ...readSource(join(root, file))})),
  );
  const authors =
    (readData('blog/authors.yml', parse) as
      Readonly<Record<string, {page?: {permalink?: string}} | null>> | undefined) ?? {};
  const tags = readData('blog/tags.yml', parse) ?? {};
  const categories = list('docs')
    .filter((file) => file.endsWith('/_category_.json'))
    .flatMap((file) => (readData(file, JSON.parse) as {label?: string} | undefined)?.label ?? []);

  return {
    files,
    known: {authors: Object.keys(authors), tags: Object.keys(tags)},
    generated: {
      categories,
      tags: Object.keys(tags),
      authorPages: Object.values(authors).flatMap((author) => author?.page?.permalink ?? []),
      componentPages: list('src/pages').flatMap(
        (file) => /^src\/pages\/([^_/]\w*)\.tsx$/.exec(file)?.[1] ?? [],
      ),
    },
    hasFile: (path) => existsSync(join(root, path)),
    imageOf: (path) => (isFile(path) ? readImage(join(root, path)) : undefined),
    addresses: {
      recorded: isFile(recordFile) ? read(recordFile).split(/\r?\n/) : [],
      redirects,
    },
    problems,
  };
}

function readSource(path: string): Pick<SourceFile, 'source' | 'isDamaged'> {
  const bytes = readFileSync(path);
  return {source: bytes.toString('utf8'), ...(!isUtf8(bytes) && {isDamaged: true})};
}

function readImage(path: string): ImageFacts {
  const bytes = readFileSync(path);
  try {
    const {width, height, type = ''} = imageSize(bytes);
    return {bytes: bytes.length, size: {width, height, type}};
  } catch {
    return {bytes: bytes.length, size: undefined};
  }
}
