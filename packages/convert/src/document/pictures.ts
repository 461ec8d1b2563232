import type {Element} from 'hast';
import {attribute} from '../hast.ts';

declare module 'hast' {
  interface ElementData {
    /** The address of a picture that may not leave the site. It names the picture. */
    lostSource?: string;
  }
}

/** The address of a picture, also of one that has lost it. */
export function sourceOf(image: Element): string {
  return image.data?.lostSource ?? attribute(image, 'src');
}

/** The last part of a path. */
export function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The name of a picture for readers: its alternative text, else the file of its address. */
export function nameOfPicture(image: Element): string {
  const source = sourceOf(image);
  const [file = ''] = source.startsWith('data:') ? [] : source.split(/[?#]/);
  return attribute(image, 'alt') || lastPart(file) || '?';
}
