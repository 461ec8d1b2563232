import {isUtf8} from 'node:buffer';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {imageSize} from 'image-size';
import {parse} from 'yaml';
import type {Content} from '../checks/content.ts';
import type {SourceFile} from '../checks/checked-article.ts';
import type {ImageFacts} from '../checks/images.ts';
import type {Finding} from '../checks/issue.ts';
import {withLf} from '../checks/article.ts';
import {categoryRoute} from '../checks/routes.ts';
import {isDoc, withDefaults, type ContentCheckConfig} from '../config.ts';
import {message, type Message} from '../messages/message.ts';

/** The fields of an authors file that the checks use. */
type Authors = Readonly<Record<string, {readonly page?: {readonly permalink?: string}} | null>>;

/** Reads all articles, authors, tags and categories below `root`. A file that cannot be read is an issue, not an exception. */
export function readContent(root: string, own: ContentCheckConfig = {}): Content {
  const config = withDefaults(own);
  const {folders, addresses} = config;
  const problems: Finding[] = [];
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const kindOf = (path: string) => {
    try {
      const found = statSync(join(root, path));
      return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : undefined;
    } catch {
      return undefined; // it does not exist, or its name is too long to exist
    }
  };
  const isFile = (path: string) => kindOf(path) === 'file';
  const list = (folder: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .sort()
      : [];
  const readData = (file: string, parseData: (text: string) => unknown): object => {
    const report = (reported: Message) => {
      problems.push({file, line: 1, column: 1, rule: 'data', message: reported});
      return {};
    };
    try {
      const data = parseData(read(file));
      return typeof data === 'object' && data !== null && !Array.isArray(data)
        ? data
        : report(message('data-without-names'));
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n');
      return report(message('unreadable-file', {reason}));
    }
  };
  /** A file that the configuration names must exist. */
  const readNames = (file: 'authors' | 'tags') =>
    own[file] !== undefined || isFile(config[file]) ? readData(config[file], parse) : {};

  const files = folders.flatMap(({path, kind}) =>
    list(path)
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file) && isFile(file))
      .map((file) => ({file, kind, ...readSource(join(root, file))})),
  );
  const articles = new Set(files.map(({file}) => file));
  const authors = readNames('authors') as Authors;
  const tags = Object.keys(readNames('tags'));
  const categories = folders
    .filter(({kind}) => isDoc(kind))
    .flatMap((folder) =>
      list(folder.path)
        .filter((file) => file.endsWith('/_category_.json'))
        .flatMap((file) => {
          const {label} = readData(file, JSON.parse) as {readonly label?: string};
          return label === undefined ? [] : categoryRoute(folder, label);
        }),
    );

  return {
    config,
    files,
    known: {authors: Object.keys(authors), tags},
    generated: {
      pages: [
        ...list('src/pages')
          .filter((file) => !articles.has(file))
          .flatMap((file) => pageOf(file) ?? []),
        ...categories,
      ],
      tags,
      authorPages: Object.values(authors).flatMap((author) => author?.page?.permalink ?? []),
    },
    hasFile: isFile,
    hasFolder: (path) => kindOf(path) === 'folder',
    imageOf: (path) => (isFile(path) ? readImage(join(root, path)) : undefined),
    recorded: addresses && isFile(addresses.record) ? read(addresses.record).split(/\r?\n/) : [],
    problems,
  };
}

/** The route of a file of `src/pages`, by the rules of Docusaurus; undefined if it is not a page. */
function pageOf(file: string): string | undefined {
  const [, name] = /^src\/pages\/(.+)\.(?:[jt]sx?|mdx?)$/.exec(file) ?? [];
  return name === undefined || /(?:^|\/)_|\.(?:test|spec|d)$/.test(name)
    ? undefined
    : `/${name.replace(/(?:^|\/)index$/, '')}`;
}

/** Lines of a checkout on Windows end in CRLF. All checks read LF. */
function readSource(path: string): Pick<SourceFile, 'source' | 'isDamaged' | 'hasCrLf'> {
  const bytes = readFileSync(path);
  const text = bytes.toString('utf8');
  return {
    source: withLf(text),
    ...(/^[^\n]*\r\n/.test(text) && !/(?<!\r)\n/.test(text) && {hasCrLf: true}),
    ...(!isUtf8(bytes) && {isDamaged: true}),
  };
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
