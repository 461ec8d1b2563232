import type {Element, Root} from 'hast';
import type {UnsupportedParts} from '../../document/unsupported.ts';
import {lastPart, sourceOf} from '../../document/pictures.ts';
import {attribute, element, isElement, replace, text} from '../../hast.ts';

/** A file name for the kinds of pictures that texts hold as data. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** Puts a visible text with the file's name in place of each picture that the target cannot load: `data:` and relative addresses. */
export function nameUploads(root: Root, unsupported: UnsupportedParts): void {
  replace(root, (node) => {
    if (!isElement(node, 'img')) {
      return undefined;
    }
    if (/^https?:/.test(attribute(node, 'src'))) {
      return undefined;
    }
    const file = fileOf(node);
    unsupported.add('uploads', file);
    const alt = attribute(node, 'alt');
    const name = alt === '' || file.startsWith(alt) ? file : `${alt}（${file}）`;
    return [element('span', [text(`［上传图片：${name}］`)], {dataUpload: true})];
  });
}

/** The name of a picture's file. A picture from data gets one from its alternative text. */
export function fileOf(image: Element): string {
  const source = sourceOf(image);
  const [, type] = /^data:([^;,]*)/i.exec(source) ?? [];
  if (type !== undefined) {
    return `${attribute(image, 'alt').trim() || 'picture'}.${endings[type.toLowerCase()] ?? 'png'}`;
  }
  const [path = ''] = source.split(/[?#]/);
  const name = lastPart(path);
  try {
    return lastPart(decodeURIComponent(name)) || attribute(image, 'alt') || '?';
  } catch {
    return name;
  }
}
