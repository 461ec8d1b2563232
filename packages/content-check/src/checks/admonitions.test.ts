import {expect, it} from 'vitest';
import {checkAdmonitions} from './admonitions.ts';
import {readArticle} from './article.ts';
import {inEnglish} from '../messages/to-issues.ts';

function issuesOf(source: string) {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return checkAdmonitions(result.article).map(inEnglish);
}

it.each([
  ':::note\n\n文字。\n\n:::',
  ':::warning[不要带电测]\n\n文字。\n\n:::',
  '::::tip\n\n:::danger\n\n文字。\n\n:::\n\n::::',
  '比例是 1 ::: 2。',
  '::: constructor',
  '```text\n::: tip 标题\n:::ntoe\n```',
])('M13 accepts %j', (source) => {
  expect(issuesOf(source)).toEqual([]);
});

it('asks for brackets around a title', () => {
  expect(issuesOf(':::warning 不要带电测\n\n文字。\n\n:::')).toMatchObject([
    {rule: 'admonition-title', fix: {from: 0, insert: ':::warning[不要带电测]'}},
  ]);
});

it.each([
  ['::: tip\n文字。\n:::', ':::tip'],
  ['::: tip 标题\n文字。\n:::', ':::tip[标题]'],
  ['::: hint\n文字。\n:::', ':::tip'],
  [':::: danger\n\n文字。\n\n::::', '::::danger'],
])('M13 reports a box of VitePress, which is text: %j', (source, text) => {
  expect(issuesOf(source)).toMatchObject([
    {rule: 'admonition', line: 1, fix: {from: 0, insert: text}},
  ]);
});

it.each([
  ['::: details 更多\n文字。\n:::', 'Write <details>'],
  ['::: code-group\n\n文字。\n\n:::', 'Remove it'],
])('M13 reports a container of VitePress that is no box: %j', (source, remedy) => {
  expect(issuesOf(source)).toMatchObject([
    {rule: 'admonition', line: 1, message: expect.stringContaining(remedy) as unknown},
  ]);
});

it('M13 reports a box of a name that no box has, with the name that was meant', () => {
  expect(issuesOf('甲\n\n:::ntoe\n\n文字。\n\n:::')).toMatchObject([
    {
      rule: 'admonition-name',
      line: 3,
      message: expect.stringContaining('There is no box "ntoe"') as unknown,
    },
  ]);
  expect(issuesOf(':::warnin\n\n文字。\n\n:::')[0]?.message).toContain('Did you mean "warning"?');
});
