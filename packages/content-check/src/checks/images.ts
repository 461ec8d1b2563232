import {posix} from 'node:path';
import type {Config} from '../config.ts';
import {external} from './external.ts';
import type {ArticleFacts} from './findings.ts';
import type {Issue} from './issue.ts';

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
): Issue[] {
  const {file, references, frontMatter} = article;
  const ofText = references.flatMap(({kind, url, line, column}): Issue[] => {
    const facts = kind === 'image' ? imageOf(pathOf(file, url)) : undefined;
    if (facts && facts.size === undefined) {
      const message = `"${url}" is not a readable image. Export it again, as WebP or SVG.`;
      return [{file, line, column, rule: 'image', message}];
    }
    const message = facts && most && describeSize(url, facts, most);
    return message ? [{file, line, column, rule: 'image-size', message}] : [];
  });
  const {image} = frontMatter;
  const message =
    typeof image === 'string' && !external.test(image)
      ? describeShared(image, imageOf(pathOf(file, image)))
      : '';
  return message ? [...ofText, {file, line: 1, column: 1, rule: 'share-image', message}] : ofText;
}

/** An embedded image (`data:`) and one of another site have no file here. */
function pathOf(file: string, url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
}

function describeSize(
  url: string,
  {bytes, size}: ImageFacts,
  most: NonNullable<Config['images']>,
): string | undefined {
  if (bytes > most.bytes) {
    return `"${url}" is ${Math.ceil(bytes / 1024)} KB large; the limit is ${most.bytes / 1024} KB. Save it as WebP, or make it smaller.`;
  }
  return size && size.type !== 'svg' && size.width > most.width
    ? `"${url}" is ${size.width} pixels wide; the limit is ${most.width}. Make it smaller.`
    : undefined;
}

function describeShared(image: string, facts: ImageFacts | undefined): string {
  const {width, height} = sharedSize;
  if (facts === undefined) {
    return `The share image "${image}" does not exist. Correct its path, or delete the field: the build then draws one.`;
  }
  return facts.size?.width === width && facts.size.height === height && facts.size.type === 'png'
    ? ''
    : `The share image "${image}" is not a PNG of ${width} × ${height} pixels. Export it in that size.`;
}
