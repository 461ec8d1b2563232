import {expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {checkLength} from './length.ts';
import {inEnglish} from '../messages/to-issues.ts';

const limits = {han: 100, sections: 3};

function warnings(source: string) {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return checkLength(result.article, limits, '参考资料').map(inEnglish);
}

const text = (length: number) => `${'字'.repeat(length)}\n\n`;

it('E9 proposes to cut an article with too much text into parts of about the same length', () => {
  const source = `${text(20)}## 甲\n\n${text(40)}## 乙\n\n${text(60)}## 丙\n\n${text(20)}`;
  expect(warnings(source)).toEqual([
    {
      file: 'docs/a.md',
      line: 7,
      column: 1,
      rule: 'length',
      message:
        'The article has 143 Han characters; a page has at most 100. Make pages that begin at "乙" (line 7, 82 characters).',
    },
  ]);
});

it('proposes as many pages as the length needs', () => {
  const source = ['甲', '乙', '丙'].map((name) => `## ${name}\n\n${text(90)}`).join('');
  expect(warnings(source)[0]?.message).toMatch(/begin at "乙" .* and "丙" /);
});

it('counts sections', () => {
  const source = ['甲', '乙', '丙', '丁'].map((name) => `## ${name}\n\n${text(1)}`).join('');
  expect(warnings(source)[0]?.message).toBe(
    'The article has 4 headings of level 2; a page has at most 3. Make pages that begin at "丙" (line 9, 4 characters).',
  );
});

it('has a remedy for an article without headings', () => {
  expect(warnings(text(101))[0]?.message).toMatch(/Shorten it, or give it headings/);
});

it('does not count tables, code, folded parts, footnotes and the sources', () => {
  const many = '字'.repeat(101);
  expect(
    warnings(
      [
        `字[^a]`,
        `| ${many} |\n| --- |`,
        `\`\`\`text\n${many}\n\`\`\``,
        `<details>\n<summary>${many}</summary>\n\n${many}\n\n</details>`,
        `## 甲\n\n## 乙\n\n## 丙`,
        `## 参考资料\n\n${many}\n\n[^a]: ${many}`,
      ].join('\n\n'),
    ),
  ).toEqual([]);
});
