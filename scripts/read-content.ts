import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {SourceFile} from './checks/findings';
import type {KnownNames} from './checks/front-matter';
import type {ArticleKind} from './checks/front-matter-schema';
import type {GeneratedRoutes} from './checks/routes';

/** Everything that the content checks read from disk, so that the checks themselves are pure. */
export interface Content {
  readonly files: readonly SourceFile[];
  readonly known: KnownNames;
  readonly generated: GeneratedRoutes;
  readonly hasFile: (path: string) => boolean;
}

const folders: Readonly<Record<string, ArticleKind>> = {
  docs: 'doc',
  blog: 'post',
  icms: 'post',
  'src/pages': 'page',
};

/** Reads all articles, authors, tags and categories below `root`. */
export function readContent(root: string): Content {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const list = (folder: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .sort()
      : [];

  const files = Object.entries(folders).flatMap(([folder, kind]) =>
    list(folder)
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
      .map((file) => ({file, kind, source: read(file)})),
  );
  const authors = parse(read('blog/authors.yml')) as Record<string, {page?: {permalink?: string}}>;
  const tags = parse(read('blog/tags.yml')) as Record<string, {permalink?: string}>;
  const categories = list('docs')
    .filter((file) => file.endsWith('/_category_.json'))
    .map((file) => (JSON.parse(read(file)) as {label: string}).label);

  return {
    files,
    known: {authors: Object.keys(authors), tags: Object.keys(tags)},
    generated: {
      categories,
      tags: Object.keys(tags),
      authorPages: Object.values(authors).flatMap(({page}) => page?.permalink ?? []),
      componentPages: list('src/pages').flatMap(
        (file) => /^src\/pages\/([^_/]\w*)\.tsx$/.exec(file)?.[1] ?? [],
      ),
    },
    hasFile: (path) => existsSync(join(root, path)),
  };
}
