import {describe, expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {makeReport} from './model';
import {printReport} from './sections';

function article(file: string, text: string, fields = '') {
  const result = readArticle(file, `---\ntitle: 题\n${fields}---\n\n${text}\n`);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

const articles = [
  article('docs/b.md', '见[一](./a.md)，价格未核实。截至 2025 年 3 月有效。'),
  article('docs/a.md', '用 CAN[^a]。\n\n## 参考资料\n\n[^a]: 截至 2026 年 11 月'),
  article('blog/2026-11-02-c.md', '短文。', 'slug: c\ntags: [can, hello]\n'),
  article('src/pages/d.md', '独页。'),
  article('docs/e.md', '不列。', 'unlisted: true\n'),
];
const known = {
  today: '2026-11-23',
  months: 12,
  noHistory: undefined,
  changes: new Map([
    ['docs/a.md', {timestamp: Date.parse('2026-11-03T23:59:59Z')}],
    ['docs/b.md', {timestamp: Date.parse('2026-11-02T00:00:00Z')}],
    ['src/pages/d.md', {timestamp: Date.parse('2026-11-02T00:00:00Z')}],
  ]),
  pictures: [{file: 'docs/a.png', bytes: 2048}],
  built: undefined,
};

describe('a report', () => {
  const report = makeReport(articles, known);

  it('orders pages by age, with those that Git does not know at the end', () => {
    expect(report.pages.map(({file, changed}) => [file, changed])).toEqual([
      ['docs/b.md', '2026-11-02'],
      ['src/pages/d.md', '2026-11-02'],
      ['docs/a.md', '2026-11-03'],
      ['blog/2026-11-02-c.md', undefined],
      ['docs/e.md', undefined],
    ]);
    expect(report.pages[2]).toMatchObject({words: 3, minutes: 1, citations: 1, sources: 1});
  });

  it('names what is old, what nobody verified, and what no article links to', () => {
    expect(report.stale.map(({file, month}) => [file, month])).toEqual([['docs/b.md', '2025-03']]);
    expect(report.dates).toBe(2);
    expect(report.unverified).toHaveLength(1);
    expect(report.orphans).toEqual([
      {file: 'docs/b.md', lists: 'sidebar'},
      {file: 'blog/2026-11-02-c.md', lists: 'list, can, hello'},
      {file: 'src/pages/d.md', lists: ''},
    ]);
  });

  it('is the same, in the same order, of the same articles', () => {
    expect(printReport(makeReport([...articles], known))).toBe(printReport(report));
  });
});

describe('the printed report', () => {
  it('has every section, with places', () => {
    const text = printReport(makeReport(articles, known));
    expect(text).toMatch(/^2026-11-02 +21 +\d+ .*docs\/b\.md$/m);
    expect(text).toMatch(/^- +- +\d+ .*blog\/2026-11-02-c\.md$/m);
    expect(text).toMatch(/^docs\/b\.md:5:\d+ +见一，价格未核实$/m);
    expect(text).toContain('Of 2, 1 are older than 12 months.\n\n2025-03  docs/b.md:5:');
    expect(text).toMatch(/^src\/pages\/d\.md +none$/m);
    expect(text).toContain('2.0 KB  docs/a.png');
    expect(text).toContain('There is no build/.');
    expect(text).toMatch(/^2 +\d+\.\d +0\.0% .*docs\/b\.md$/m);
  });

  it('says why no age is known, and that there is nothing to say', () => {
    const noHistory = 'This clone is shallow. Fetch the whole history.';
    const text = printReport(
      makeReport([], {...known, noHistory, changes: new Map(), built: [{file: 'a.js', bytes: 1}]}),
    );
    expect(text).toContain('No age is known. This clone is shallow.');
    expect(text.match(/There is none\./g)).toHaveLength(2);
    expect(text).toContain('0.0 KB  a.js');
  });
});
