import {readFileSync} from 'node:fs';
import {ruleById} from '@markdown-zh/diagnosis';
import {describe, expect, it} from 'vitest';
import {sections} from './read-more';

describe.each(Object.entries(sections))('the page %s', (page, anchors) => {
  it('has the sections', () => {
    const article = readFileSync(`docs/tutorial-basics/markdown-issue/${page}.md`, 'utf8');
    const headings = Array.from(
      article.matchAll(/^###? (.*?)(?: \{#(.*)\})?$/gm),
      ([, heading, id]) => id ?? heading,
    );
    expect(Object.keys(anchors).filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});

it('names each rule once, and rules that there are', () => {
  const rules = Object.values(sections).flatMap((anchors) => Object.values(anchors).flat());
  expect(rules.filter((rule) => !ruleById.has(rule))).toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
});
