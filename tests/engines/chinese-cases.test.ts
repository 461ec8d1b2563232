import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {chineseSections, marks} from '@markdown-zh/engines/examples';

const folder = 'docs/tutorial-basics/markdown-issue';

describe('the Chinese cases', () => {
  const sections = chineseSections();

  it('try the marks that the article lists', () => {
    expect(readFileSync(`${folder}/emphasis.md`, 'utf8')).toContain(`\n${marks.join('')}\n`);
    expect(new Set(marks).size).toBe(31);
  });

  it('lead to headings of the article', () => {
    const lost = sections
      .map(({reference}) => reference)
      .filter((reference) => {
        const [page = '', anchor = ''] = reference.split('#');
        const file = page === `/${folder}` ? `${folder}/index.md` : `${page.slice(1)}.md`;
        const result = readArticle(file, readFileSync(file, 'utf8'));
        return !result.ok || !result.article.anchors.has(anchor);
      });
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
