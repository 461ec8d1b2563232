import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parseArticle} from '@markdown-zh/content-check/article';
import {readContent} from '@markdown-zh/content-check';
import type {Site} from '../site.ts';
import type {ExistingContent} from './plan.ts';

/** The content of the site. An invalid article counts as a file. */
export function readExistingContent({root, contentCheck}: Site): ExistingContent {
  const {files, known} = readContent(root, contentCheck);
  const docs = join(root, 'docs');
  const sections = existsSync(docs)
    ? readdirSync(docs, {withFileTypes: true, recursive: true})
        .filter((entry) => entry.isDirectory())
        .map(({name, parentPath}) =>
          join(parentPath, name)
            .slice(docs.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : [];
  const lastPositions = new Map<string, number>();
  for (const {file, source} of files.filter(({kind}) => kind === 'doc')) {
    const read = parseArticle(file, source);
    const position = read.ok ? Number(read.article.frontMatter.sidebar_position) : NaN;
    const section = file.split('/').slice(1, -1).join('/');
    if (position > (lastPositions.get(section) ?? 0)) {
      lastPositions.set(section, position);
    }
  }
  return {
    ...known,
    schemas: contentCheck.frontMatter ?? {},
    files: files.map(({file}) => file),
    sections,
    lastPositions,
  };
}
