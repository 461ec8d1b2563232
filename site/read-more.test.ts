import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {ruleById} from '@markdown-zh/diagnosis';
import {describe, expect, it} from 'vitest';
import {sections} from './read-more';

describe.each(Object.entries(sections))('the page %s', (page, anchors) => {
  it('W4 has the sections', () => {
    const article = readFileSync(`docs/tutorial-basics/${page}.md`, 'utf8');
    const headings = Array.from(
      article.matchAll(/^###? (.*?)(?: \{#(.*)\})?$/gm),
      ([, heading = '', id]) => id ?? createSlugger().slug(heading),
    );
    expect(Object.keys(anchors).filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});

it('W4 names each rule once', () => {
  const rules = Object.values(sections).flatMap((anchors) => Object.values(anchors).flat());
  expect(rules.sort()).toEqual([...ruleById.keys()].sort());
});
