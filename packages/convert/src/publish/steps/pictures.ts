import type {Element, Root} from 'hast';
import type {UnsupportedParts} from '../../document/unsupported.ts';
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
    const source = attribute(node, 'src');
    if (/^https?:\/\//i.test(source)) {
      return undefined;
    }
    if (source.startsWith('//')) {
      node.properties.src = `https:${source}`;
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
  const source = attribute(image, 'src');
  const [, type] = /^data:([^;,]*)/i.exec(source) ?? [];
  if (type !== undefined) {
    return `${attribute(image, 'alt').trim() || 'picture'}.${endings[type.toLowerCase()] ?? 'png'}`;
  }
  const [path = ''] = source.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || attribute(image, 'alt') || '?';
  } catch {
    return name;
  }
}
