import type {Element, Root} from 'hast';
import {element, isElement, replace, text} from '../../hast.ts';
import {blocksOf} from './blocks.ts';

/** Signs of unordered lists, by depth. */
const bullets = ['•', '◦', '▪'];

/**
 * Writes lists as indented sections with their signs as text. Users report that a list in `li` loses levels (mdnice/markdown-nice#39,
 * siyuan-note/siyuan#11276), and that lists lifted out get second bullets (caol64/wenyan-core PR#28, 2026-05). Text after a bold label in
 * `li` breaks (Mars-Editor-APP PR#3, 2026-09).
 */
export function writeLists(root: Root): void {
  replace(root, (node) => (isElement(node, 'ul', 'ol') ? [section(node, 0)] : undefined));
}

function section(list: Element, depth: number): Element {
  const items = list.children.filter((node) => isElement(node, 'li'));
  const start = isElement(list, 'ol') ? Number(list.properties.start ?? 1) : undefined;
  const widest = start === undefined ? '' : String(start + items.length - 1);
  const indent = `${String(Math.max(1.4, widest.length * 0.6 + 0.8))}em`;
  const bullet = bullets[Math.min(depth, bullets.length - 1)] ?? '•';
  return element(
    'section',
    items.map((item, index) =>
      itemOf(item, start === undefined ? bullet : `${String(start + index)}.`, indent, depth),
    ),
    depth === 0 ? {dataPart: 'list'} : {},
  );
}

function itemOf(item: Element, sign: string, indent: string, depth: number): Element {
  const [first, ...blocks] = blocksOf(item.children);
  const isLine = isElement(first, 'p');
  const line = isLine ? [...first.children] : [];
  const box = line[0];
  // A task has its box for a bullet.
  const [, check = '', rest = ''] =
    box?.type === 'text' ? (/^([☑☐])(.*)$/su.exec(box.value) ?? []) : [];
  const isTask = check !== '' && !sign.endsWith('.');
  const words = isTask ? [text(rest.trimStart()), ...line.slice(1)] : line;
  const mark = element('span', [text(isTask ? check : sign)], {
    style: `display:inline-block;width:${indent};margin-left:-${indent}`,
  });
  return element(
    'section',
    [
      element('p', [mark, ...words], {dataPart: 'item'}),
      ...(isLine || !first ? [] : [first]),
      ...blocks,
    ].map((block) => (isElement(block, 'ul', 'ol') ? section(block, depth + 1) : block)),
    {style: `padding-left:${indent}`},
  );
}
