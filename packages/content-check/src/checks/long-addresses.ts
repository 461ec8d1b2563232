import type {Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {ArticleFacts} from './findings.ts';
import type {Finding} from './issue.ts';
import {routeOf} from './routes.ts';

/** Bytes of a part of an address. File systems allow 255 in a name, to which the build adds endings such as `.html.br`. */
const mostBytes = 240;

/** Reports articles whose address has a part that is too long for the name of a file. */
export function checkLongAddresses(
  articles: readonly ArticleFacts[],
  {folders}: Pick<Config, 'folders'>,
): Finding[] {
  return articles.flatMap((article): Finding[] => {
    const parts = routeOf(article, folders)?.split('/') ?? [];
    const bytes = Math.max(0, ...parts.map((part) => Buffer.byteLength(part)));
    const tooLong = message('long-address', {bytes, limit: mostBytes});
    return bytes > mostBytes
      ? [{file: article.file, line: 1, column: 1, rule: 'slug', message: tooLong}]
      : [];
  });
}
