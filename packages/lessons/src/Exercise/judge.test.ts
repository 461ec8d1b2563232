import {expect, it} from 'vitest';
import type {Exercise} from '../grading/index.ts';
import {judge} from './judge.ts';

function exercise(answer: string): Exercise {
  return {id: 'a', task: '', start: '', answer, hints: ['', '']};
}

const judged = (text: string, answer: string, caret = 0) =>
  judge(text, exercise(answer), 'first', caret);

it('L1 tells the broken rule nearest to the caret, and what is different', async () => {
  const text = '#标题\n\n**注意：**停电。';
  const answer = '# 标题\n\n**注意**：停电。';
  expect(await judged(text, answer)).toMatchObject({type: 'wrong', rule: {id: 'heading-no-space'}});
  expect(await judged(text, answer, text.length)).toMatchObject({
    rule: {id: 'emphasis-close-after-punctuation'},
    sentences: [
      '「标题」应当是一级标题，现在是普通段落，`#` 没有起作用。',
      '「注意：停电。」里露出了 `*`，没有起作用。',
    ],
  });
});

it('gives a verdict that a worker can send', async () => {
  const verdict = await judged('#标题\n', '# 标题\n');
  expect(structuredClone(verdict)).toEqual(verdict);
});

it('L1 leaves out of a sentence what the rule tells to do', async () => {
  const verdict = await judged('＞ 甲。', '> 甲。');
  expect(verdict).toMatchObject({
    rule: {id: 'quote-fullwidth'},
    sentences: ['「甲。」应当在引用里。'],
  });
});

it('L1 tells the rule that explains more before one that is nearer to the caret', async () => {
  const text = '见[地图] (https://a.cn/map)。请看。';
  expect(await judged(text, '见[地图](https://a.cn/map)。请看。', text.length)).toMatchObject({
    rule: {id: 'link-space-before-destination'},
  });
});

it('is silent about rules that lead elsewhere: to a line break where a list is wanted', async () => {
  expect(await judged('（1）关掉\n（2）拧下', '1. 关掉\n2. 拧下')).not.toHaveProperty('rule.id');
});

it('is silent about rules that the model answer breaks, too', async () => {
  const answer = '甲。\n\n**注意：**乙。';
  expect(await judged('甲。\n**注意：**乙。', answer)).not.toHaveProperty('rule.id');
});

it('does not read what is nested too deeply', async () => {
  expect(await judged('>'.repeat(10_000), '甲')).toEqual({type: 'unread'});
});

it.each([
  ['nothing', '', 'wrong'],
  ['spaces', ' \t　\n ', 'wrong'],
  ['HTML', '<script>alert(1)</script>', 'wrong'],
  ['an unclosed comment', '<!-- ', 'wrong'],
  ['NUL', '\0'.repeat(100), 'wrong'],
  ['lone surrogates', '\uD800甲\uDC00', 'wrong'],
  ['200 KB', '字，'.repeat(100_000), 'wrong'],
  ['a line of 100,000 asterisks', '*'.repeat(100_000), 'wrong'],
  ['a line of 9,000 asterisks', '*'.repeat(9000), 'unread'],
  ['9,000 brackets', '['.repeat(9000), 'unread'],
  ['quotes, nested 10,000 deep', '>'.repeat(10_000), 'unread'],
  ['quotes, nested 4,000 deep', '> '.repeat(4000), 'unread'],
  ['lists, nested 4,000 deep', '- '.repeat(4000), 'unread'],
  ['numbers, nested 2,000 deep', '1. '.repeat(2000), 'unread'],
])('L4 answers %s without an exception', async (_name, text, type) => {
  for (const answer of ['# 甲', '| 甲 |\n| --- |', '```\n甲\n```', '![](a.png)']) {
    expect((await judged(text, answer)).type).toBe(type);
  }
});

it('L4 tells of an answer that is too long how long one may be', async () => {
  expect(await judged('字'.repeat(200_000), '甲')).toEqual({
    type: 'wrong',
    sentences: ['答案太长了，最多 10000 个字符。'],
  });
});

it('L4 reads an answer as long as one may be', async () => {
  const text = '甲，乙。\n\n'.repeat(1600);
  expect(await judged(text, text)).toEqual({type: 'right'});
});

it('L1 tells a hint of the diagnosis only where it explains a difference', async () => {
  expect(await judged('请在__周五__交。', '请在**周五**交。')).toMatchObject({
    rule: {id: 'emphasis-underscore-in-word'},
  });
  expect(await judged('写 \\text{甲}。\n\n# 乙', '写 \\text{甲}。\n\n## 乙')).not.toHaveProperty(
    'rule.id',
  );
});
