import type {Root as Html} from 'hast';
import type {Root as Markdown} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {expect, it} from 'vitest';
// eslint-disable-next-line import-x/no-relative-packages
import {countReads} from '../../../../tests/support/count-reads';
import {UnsupportedParts} from '../document/unsupported.ts';
import {allowanceOf, boundedHandlers} from '@markdown-zh/diagnosis/bounds';
import {simplify} from './steps/simplify.ts';
import {removeDeadLinks, writeLinkNotes} from './steps/links.ts';
import {nameUploads} from './steps/pictures.ts';
import {frameTables, placePictures} from './wechat/index.ts';
import {inlineStyles} from './wechat/inline-styles.ts';
import {writeLists} from './wechat/lists.ts';
import {wechatThemes} from './wechat/themes/index.ts';
import {flattenQuotations} from './zhihu.ts';

/** A part of a text, which long texts repeat. */
const parts: Readonly<Record<string, (index: number) => string>> = {
  'one table': (index) => (index === 0 ? '| 甲 |\n| - |\n' : '| 字 |\n'),
  'one list': () => '- 甲\n',
  'one loose list': () => '1. 甲\n\n   乙\n\n',
  'one list of tasks': () => '- [x] 甲\n',
  'one paragraph': () => '字 *甲* **乙** `丙`\n',
  paragraphs: (index) => `第 ${String(index)} 段。\n[甲](https://a.example/${String(index)})\n\n`,
  headings: () => '## 甲\n\n',
  quotations: () => '> 甲\n\n乙\n\n',
  pictures: () => '![甲](https://a.example/a.png "乙")\n\n',
  footnotes: (index) => `甲[^${String(index)}]\n\n[^${String(index)}]: 乙\n\n`,
};

function parse(source: string): Markdown {
  return fromMarkdown(source, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

/** How often the steps from a syntax tree to a text for 公众号 and 知乎 read a part of a tree. */
function readsOf(source: string): {readonly conversion: number; readonly steps: number} {
  const tree = parse(source);
  const {reads: conversion} = countReads(tree, (counted) =>
    toHast(counted, {handlers: boundedHandlers(allowanceOf(source.length))}),
  );
  const html = toHast(tree, {handlers: boundedHandlers(allowanceOf(source.length))}) as Html;
  const unsupported = new UnsupportedParts();
  const {reads: steps} = countReads(html, (root) => {
    simplify(root, unsupported);
    removeDeadLinks(root, unsupported);
    writeLinkNotes(root, unsupported, () => false);
    nameUploads(root, unsupported);
    flattenQuotations(root, unsupported);
    placePictures(root);
    writeLists(root);
    frameTables(root);
    inlineStyles(root, wechatThemes.seal);
  });
  return {conversion, steps};
}

it.each(Object.entries(parts))('X6 twice the text takes twice the work: %s', (_, part) => {
  const [once, twice] = [100, 200].map((length) =>
    readsOf(Array.from({length}, (_item, index) => part(index)).join('')),
  );
  expect((twice?.conversion ?? NaN) / (once?.conversion ?? NaN)).toBeLessThan(2.1);
  expect((twice?.steps ?? NaN) / (once?.steps ?? NaN)).toBeLessThan(2.1);
});
