import {describe, expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {rendererOf} from '@markdown-zh/engines';
import {engines} from '../../scripts/engines';
import {readPage} from './pages';

/** The engines that the article names besides the one behind its examples. */
const others = {
  'commonmark.js': engines.commonmark.render,
  'markdown-it': engines['markdown-it'].render,
  marked: rendererOf('marked', {gfm: false}),
};

/** Examples by source, with the engine that differs according to the sentence beside them. */
const named: Readonly<Record<string, keyof typeof others>> = {
  '##　全角空格': 'marked',
  '##　不算空格，不是标题\n\n**重点　**，算空白，不加粗': 'marked',
};

/** The article allows differences in white space, also at the end of an unclosed fence. */
const structure = (html: string) => normalizeHtml(html).replaceAll('\n</code>', '</code>');

/** The series, and the pages for implementers that were part of it. */
const sections = [
  'docs/tutorial-basics/basic-syntax',
  ...['characters', 'parsing', 'specification'].map((name) => `src/pages/compatibility/${name}.md`),
].flatMap((path) => readPage(path).sections);
const examples = sections.flatMap(({anchor, examples: sources}) =>
  sources.map((source) => ({anchor, source})),
);

it('basic-syntax: the four engines agree on each example, but for those of which the article says more', () => {
  const differing = examples.flatMap(({anchor, source}) => {
    const wanted = structure(engines.micromark.render(source));
    return Object.entries(others)
      .filter(([name, render]) => structure(render(source)) !== wanted && named[source] !== name)
      .map(([name]) => `${anchor}: ${name}: ${source}`);
  });
  expect(examples.length).toBeGreaterThan(150);
  expect(differing).toEqual([]);
});

it.each(Object.entries(named))('basic-syntax: %j differs in %s', (source, name) => {
  expect(structure(others[name](source))).not.toBe(structure(engines.micromark.render(source)));
  const anchors = examples.filter((example) => example.source === source);
  expect(anchors).toHaveLength(1);
  const section = sections.find(({anchor}) => anchor === anchors[0]?.anchor);
  expect(section?.markdown).toContain(name);
});

describe('basic-syntax#首行缩进两个字怎样写', () => {
  const all = {micromark: engines.micromark.render, ...others};
  const kept = (source: string, indent: string) =>
    Object.entries(all)
      .filter(([, render]) => normalizeHtml(render(source)) === `<p>${indent}甲</p>`)
      .map(([name]) => name);

  it.each([
    ['&emsp;&emsp;甲', '\u2003\u2003'],
    ['&#12288;&#12288;甲', '\u3000\u3000'],
    ['&nbsp;&nbsp;&nbsp;&nbsp;甲', '\u00A0\u00A0\u00A0\u00A0'],
  ])('%s is kept by all', (source, indent) => {
    expect(kept(source, indent)).toEqual(Object.keys(all));
  });

  it('typed full-width spaces are kept by all but commonmark.js', () => {
    const names = Object.keys(all).filter((name) => name !== 'commonmark.js');
    expect(kept('\u3000\u3000甲', '\u3000\u3000')).toEqual(names);
  });

  it.each(['    甲', '\t甲'])('%j is code', (source) => {
    for (const render of Object.values(all)) {
      expect(normalizeHtml(render(source))).toContain('<pre><code>甲');
    }
  });
});
