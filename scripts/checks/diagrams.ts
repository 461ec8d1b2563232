import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** Width of an article's text on a phone that is 375 px wide, in pixels. */
const phoneColumn = 343;
/** The smallest type that is legible, in pixels. */
const legible = 12;
const remedy = 'Draw it 360 wide, with type of 13 or more.';

/**
 * Checks that the type of a diagram is legible on a phone, where the diagram is as wide as the text.
 *
 * @param file the diagram's path, for the messages
 * @param source its SVG
 * @returns one message for each fault
 */
export function checkDiagram(file: string, source: string): string[] {
  const sizes = [...new Set(sizesOfText(fromHtml(source, {fragment: true, space: 'svg'})))];
  if (sizes.length === 0) {
    return [];
  }
  const width = Number(/<svg\b[^>]*\sviewBox="\S+ \S+ (\S+) \S+"/.exec(source)?.[1]);
  if (!(width > 0)) {
    return [`${file} has text and no viewBox. Add viewBox="0 0 360 …".`];
  }
  const unreadable = [
    ...(/<style\b|\sstyle="/.test(source) ? ['CSS'] : []),
    ...(/\b(?:scale|matrix)\(/.test(source) ? ['a transform that scales'] : []),
    ...sizes.filter((size) => !(Number(size) > 0)).map((size) => `font-size="${size}"`),
  ];
  if (unreadable.length > 0) {
    return unreadable.map(
      (what) =>
        `${file} has text and ${what}, so the size of its type is unknown. Write a number in font-size.`,
    );
  }
  const smallest = Math.min(...sizes.map(Number));
  const shown = (smallest * phoneColumn) / width;
  return shown < legible
    ? [
        `${file} is ${width} wide with type of ${smallest}: ${shown.toFixed(1)} px on a phone, and ${legible} px are the least. ${remedy}`,
      ]
    : [];
}

/** The `font-size` of each text in a tree, its own or an ancestor's; empty where none is given. */
function sizesOfText(node: Nodes, inherited = '', isText = false): string[] {
  if (node.type === 'text') {
    return isText && node.value.trim() !== '' ? [inherited] : [];
  }
  if (node.type === 'root') {
    return node.children.flatMap((child) => sizesOfText(child));
  }
  if (node.type !== 'element') {
    return [];
  }
  const size = node.properties.fontSize ?? inherited;
  return node.children.flatMap((child) =>
    sizesOfText(child, size, isText || node.tagName === 'text'),
  );
}
