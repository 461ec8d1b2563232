import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeCellAlignment from './rehype-cell-alignment';

const element = (tagName: string, properties: Element['properties']): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

it('H2 aligns cells by a class, and leaves all else', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('th', {align: 'right'}),
      element('td', {align: 'center'}),
      element('td', {}),
      element('img', {align: 'right'}),
    ],
  };
  rehypeCellAlignment()(tree);
  expect(tree.children).toEqual([
    element('th', {className: ['align-right']}),
    element('td', {className: ['align-center']}),
    element('td', {}),
    element('img', {align: 'right'}),
  ]);
});
