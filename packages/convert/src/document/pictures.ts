import type {Element} from 'hast';
import {attribute} from '../hast.ts';

/** The name of a picture for readers: its alternative text, else the file of its address. */
export function nameOfPicture(image: Element): string {
  const source = attribute(image, 'src');
  const [file = ''] = source.startsWith('data:') ? [] : source.split(/[?#]/);
  return attribute(image, 'alt') || file.slice(file.lastIndexOf('/') + 1) || '?';
}
