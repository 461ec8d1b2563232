import {posix} from 'node:path';
import type {Config} from '../config.ts';
import {message, type Message} from '../messages/message.ts';
import {external} from './external-links.ts';
import type {ArticleFacts} from './checked-article.ts';
import type {Finding} from './issue.ts';

/** Size and format of an image file. */
export interface ImageFacts {
  readonly bytes: number;
  /** Pixels; undefined for a file that is not an image. */
  readonly size:
    {readonly width: number; readonly height: number; readonly type: string} | undefined;
}

/** Reads an image file, by path from the project's root; undefined if there is none. */
export type ImageOf = (path: string) => ImageFacts | undefined;

/** Pixels of the image that link previews show (https://ogp.me). */
const sharedSize = {width: 1200, height: 630};

/** Checks format and size of the images of an article. `links` checks whether they exist. */
export function checkImages(
  article: ArticleFacts,
  imageOf: ImageOf,
  most: Config['images'],
): Finding[] {
  const {file, references, frontMatter} = article;
  const ofText = references.flatMap(({kind, url, line, column}): Finding[] => {
    const facts = kind === 'image' ? imageOf(pathOf(file, url)) : undefined;
    if (facts && facts.size === undefined) {
      return [{file, line, column, rule: 'image', message: message('unreadable-image', {url})}];
    }
    const large = facts && most && faultInSize(url, facts, most);
    return large ? [{file, line, column, rule: 'image-size', message: large}] : [];
  });
  const {image} = frontMatter;
  const shared =
    typeof image === 'string' && !external.test(image)
      ? faultInShared(image, imageOf(pathOf(file, image)))
      : undefined;
  return shared
    ? [...ofText, {file, line: 1, column: 1, rule: 'share-image', message: shared}]
    : ofText;
}

/** An embedded image (`data:`) and one of another site have no file here. */
function pathOf(file: string, url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
}

function faultInSize(
  url: string,
  {bytes, size}: ImageFacts,
  most: NonNullable<Config['images']>,
): Message | undefined {
  if (bytes > most.bytes) {
    const limit = most.bytes / 1024;
    return message('heavy-image', {url, size: Math.ceil(bytes / 1024), limit});
  }
  return size && size.type !== 'svg' && size.width > most.width
    ? message('wide-image', {url, width: size.width, limit: most.width})
    : undefined;
}

function faultInShared(image: string, facts: ImageFacts | undefined): Message | undefined {
  const {width, height} = sharedSize;
  if (facts === undefined) {
    return message('missing-share-image', {image});
  }
  return facts.size?.width === width && facts.size.height === height && facts.size.type === 'png'
    ? undefined
    : message('share-image-size', {image, width, height});
}
