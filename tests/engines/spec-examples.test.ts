import specification from 'commonmark-spec';
import {expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {rendererOf} from '@markdown-zh/engines';
import {engines} from '../../scripts/engines';
import {readAnswers} from './cmark-gfm/answers';
import {readPage, tableBelow} from './pages';

const examples = specification.tests.map(({markdown, html}) => ({
  source: markdown.replaceAll('→', '\t'),
  wanted: normalizeHtml(html.replaceAll('→', '\t')),
}));

function passed(render: (source: string) => string): number {
  return examples.filter(({source, wanted}) => normalizeHtml(render(source)) === wanted).length;
}

it('each engine passes as many examples of CommonMark as the article says', () => {
  const rows = tableBelow(readPage('src/pages/compatibility/specification.md'), '规范怎样写成');
  const measured = [
    passed(engines.commonmark.render),
    passed(engines['markdown-it'].render),
    passed(engines.micromark.render),
    passed(rendererOf('marked', {gfm: false})),
    passed(engines.marked.render),
    examples.length - readAnswers().failedExamples.length,
  ];
  expect(rows.map((row) => Number(row.at(-1)))).toEqual(measured);
});

it('the examples that cmark-gfm fails are those that the article names', () => {
  const section = readPage('src/pages/compatibility/specification.md').sections.find(
    ({anchor}) => anchor === '规范怎样写成',
  );
  expect(section?.markdown).toContain(`编号 ${readAnswers().failedExamples.join('、')}`);
});
