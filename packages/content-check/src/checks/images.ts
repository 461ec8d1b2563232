import {posix} from 'node:path';
import type {Config} from '../config.ts';
import {external} from './external.ts';
import type {ArticleFacts} from './findings.ts';
import type {Issue} from './issue.ts';

/** What a picture's file is like. */
export interface ImageFacts {
  readonly bytes: number;
  /** Pixels; undefined of a file that is no picture. */
  readonly size:
    {readonly width: number; readonly height: number; readonly type: string} | undefined;
}

/** The facts of a picture's file, by path from the project's root; undefined where there is none. */
export type ImageOf = (path: string) => ImageFacts | undefined;

/** Of a picture that links are shown with (https://ogp.me). */
const sharedSize = {width: 1200, height: 630};

/** The pictures of an article are pictures, and not larger than readers need. Whether they are there, `links` says. */
export function checkImages(
  article: ArticleFacts,
  imageOf: ImageOf,
  most: Config['images'],
): Issue[] {
  const {file, references, frontMatter} = article;
  const ofText = references.flatMap(({kind, url, line, column}): Issue[] => {
    const facts = kind === 'image' ? imageOf(pathOf(file, url)) : undefined;
    const message = facts && describe(url, facts, most);
    return message ? [{file, line, column, rule: 'image-size', message}] : [];
  });
  const {image} = frontMatter;
  const message =
    typeof image === 'string' && !external.test(image)
      ? describeShared(image, imageOf(pathOf(file, image)))
      : '';
  return message ? [...ofText, {file, line: 1, column: 1, rule: 'share-image', message}] : ofText;
}

function pathOf(file: string, url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
}

function describe(
  url: string,
  {bytes, size}: ImageFacts,
  most: Config['images'],
): string | undefined {
  if (size === undefined) {
    return `"${url}" is no picture that can be read. Export it again, as WebP or SVG.`;
  }
  if (most === undefined) {
    return undefined;
  }
  if (bytes > most.bytes) {
    return `"${url}" has ${Math.ceil(bytes / 1024)} KB, and ${most.bytes / 1024} are the most. Save it as WebP, or smaller.`;
  }
  return size.type !== 'svg' && size.width > most.width
    ? `"${url}" is ${size.width} pixels wide, and ${most.width} are the most. Make it smaller.`
    : undefined;
}

function describeShared(image: string, facts: ImageFacts | undefined): string {
  const {width, height} = sharedSize;
  if (facts === undefined) {
    return `The picture to share, "${image}", is not there. Correct its place, or leave it to the build.`;
  }
  return facts.size?.width === width && facts.size.height === height && facts.size.type === 'png'
    ? ''
    : `The picture to share, "${image}", is not a PNG of ${width} × ${height} pixels. Export it in that size.`;
}
