import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {chineseSections, marks} from './chinese-cases';

const file = 'docs/tutorial-basics/markdown-issue.md';
const source = readFileSync(file, 'utf8');

describe('the Chinese cases', () => {
  const sections = chineseSections();

  it('try the marks that the article lists', () => {
    expect(source).toContain(`\n${marks.join('')}\n`);
    expect(new Set(marks).size).toBe(31);
  });

  it('lead to headings of the article', () => {
    const result = readArticle(file, source);
    const anchors = result.ok ? result.article.anchors : new Set<string>();
    const lost = sections
      .map(({reference}) => reference.replace('/docs/tutorial-basics/markdown-issue#', ''))
      .filter((anchor) => !anchors.has(anchor));
    expect(lost).toEqual([]);
  });

  it('have ids of their own and numbers in order', () => {
    const ids = sections.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
    const numbers = sections.flatMap(({examples}) => examples.map(({number}) => number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('say what an author means, not what the standard gives', () => {
    expect(sections[0]?.sample).toBe('**真，**她');
    expect(sections[0]?.examples[0]).toEqual({
      number: 1,
      source: '**真，**她',
      html: '<p><strong>真，</strong>她</p>',
    });
  });
});
