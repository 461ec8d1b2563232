import {expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {readabilityOf} from './readability';

function read(source: string) {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return readabilityOf(result.article);
}

it('counts sentences and paragraphs by their characters, a word for one', () => {
  expect(read('用 CAN 总线。很稳！\n\n- 一段 `code`\n')).toEqual({
    sentences: 3,
    meanSentence: 3,
    meanParagraph: 4.5,
    longSentences: 0,
    longClauses: 0,
  });
});

it('finds sentences and clauses that are too long', () => {
  const long = '字'.repeat(41);
  const sentence = `${long}，${'字'.repeat(40)}、${'字'.repeat(20)}。`;
  expect(read(`${sentence}短句。${'字'.repeat(40)}，${'字'.repeat(40)}。`)).toMatchObject({
    sentences: 3,
    longSentences: 1 / 3,
    longClauses: 2 / 5,
  });
});

it('looks at running text alone, and takes an article without any', () => {
  const none = '## 一节\n\n| 甲 |\n| --- |\n| 乙 |\n\n![图](./a.svg)\n\n```text\n文\n```\n';
  expect(read(`${none}\n文[^a]\n\n[^a]: 脚注`).sentences).toBe(1);
  expect(read(none)).toEqual({
    sentences: 0,
    meanSentence: 0,
    meanParagraph: 0,
    longSentences: 0,
    longClauses: 0,
  });
});
