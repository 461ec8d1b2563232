import {expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/diagnosis/normalize-html';
import {rendererOf} from '../../plugins/pages/conformance/configurations';
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

const {sections} = readPage('docs/tutorial-basics/basic-syntax.md');
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
