import type {Root} from 'hast';
import {attribute, findAll, isElement} from '../../hast.ts';

const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  'svg+xml': 'svg',
  'x-icon': 'ico',
};

/**
 * Gives pictures whose data or file is not within reach the name of a file, which the author can put there. Returns these names.
 */
export function namePictures(tree: Root): string[] {
  const names: string[] = [];
  for (const picture of findAll(tree, (node) => isElement(node, 'img'))) {
    const source = attribute(picture, 'src') || attribute(picture, 'dataSrc');
    const [, type] = /^data:image\/([\w.+-]+)/.exec(source) ?? [];
    if (type !== undefined || /^(?:file|blob|cid|data|about|attachment):/i.test(source)) {
      const last = source.slice(source.search(/(?<=^|[/\\:])[^/\\:]*$/));
      const file = /.\.\w{2,5}$/.test(last) ? last : undefined;
      const name =
        type === undefined && file !== undefined
          ? file
          : `图片${String(names.length + 1)}.${extensions[type ?? ''] ?? type ?? 'png'}`;
      names.push(name);
      picture.properties = {alt: attribute(picture, 'alt'), src: name};
    } else {
      picture.properties.src = source;
    }
  }
  return names;
}
