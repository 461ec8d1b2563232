import type {Config} from '../config.ts';
import type {ArticleFacts} from './findings.ts';
import type {Issue} from './issue.ts';
import {routeOf} from './routes.ts';

/** Bytes of a part of an address. File systems allow 255 in a name, to which the build adds endings such as `.html.br`. */
const mostBytes = 240;

/** Reports articles whose address has a part that is too long for the name of a file. */
export function checkLongAddresses(
  articles: readonly ArticleFacts[],
  {folders}: Pick<Config, 'folders'>,
): Issue[] {
  return articles.flatMap((article): Issue[] => {
    const parts = routeOf(article, folders)?.split('/') ?? [];
    const longest = Math.max(0, ...parts.map((part) => Buffer.byteLength(part)));
    const message = `A part of the address has ${longest} bytes; the name of a file has room for ${mostBytes}. Shorten the slug, or the name of the file.`;
    return longest > mostBytes
      ? [{file: article.file, line: 1, column: 1, rule: 'slug', message}]
      : [];
  });
}
