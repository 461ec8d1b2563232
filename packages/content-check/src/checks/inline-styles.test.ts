import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {checkInlineStyles} from './inline-styles.ts';

function issuesOf(source: string) {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return checkInlineStyles(result.article);
}

it.each(['<Card style={{color: 1}} />', '<p className="style">字</p>', '`<p style="a">`'])(
  'A2 accepts %j',
  (source) => {
    expect(issuesOf(source)).toEqual([]);
  },
);

it.each([
  ["甲\n\n<p style={{textAlign: 'center'}}>字</p>", '甲\n\n<p>字</p>'],
  ['字<span id="a" style="color: red">红</span>', '字<span id="a">红</span>'],
  ['<div\n  style={{}}\n  id="b"\n>\n\n字\n\n</div>', '<div\n  id="b"\n>\n\n字\n\n</div>'],
])('A2 reports a style that the policy blocks, and its fix removes it: %j', (source, fixed) => {
  const [issue, ...others] = issuesOf(source);
  expect(others).toEqual([]);
  expect(applyEdits(source, issue?.fix ? [issue.fix] : [])).toBe(fixed);
});
