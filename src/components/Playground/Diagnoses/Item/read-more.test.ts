import {readFileSync} from 'node:fs';
import {ruleById} from '@markdown-zh/diagnosis';
import {expect, it} from 'vitest';
import {sections} from './read-more';

it('names sections that the article has, and rules that there are', () => {
  const article = readFileSync('docs/tutorial-basics/markdown-issue.md', 'utf8');
  const headings = Array.from(article.matchAll(/^###? (.*)$/gm), ([, heading]) => heading);
  expect(Object.keys(sections).filter((anchor) => !headings.includes(anchor))).toEqual([]);
  const rules = Object.values(sections).flat();
  expect(rules.filter((rule) => !ruleById.has(rule))).toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
});
