import {expect, it} from 'vitest';
import {parseMarkdown} from './article.ts';
import {checkUnclosed} from './unclosed.ts';
import {inEnglish} from '../messages/to-issues.ts';

function check(source: string): string[] {
  return checkUnclosed({file: 'docs/a.md', source, tree: parseMarkdown(source)})
    .map(inEnglish)
    .map(({line, rule, message}) => `${line} ${rule}: ${message}`);
}

it.each([
  ['a box', '正文\n\n:::note\n\n话\n', '3 admonition: This box has no end'],
  ['a box with a title', ':::note 标题\n\n话\n', '1 admonition: This box has no end'],
  ['a box in a list', '- 一\n\n  :::tip\n\n  话\n\n正文\n', '3 admonition: This box has no end'],
  [
    'a box that ends in fewer colons',
    '::::note\n\n话\n\n:::\n',
    '1 admonition: This box has no end, so the text below belongs to it. Line 5 has fewer colons than the 4',
  ],
  [
    'a box in one with as many colons',
    ':::note\n\n外\n\n:::tip\n\n内\n\n:::\n\n:::\n',
    '5 admonition: This box has no end: the line ::: closes the box of line 1. Give that one more colons, ::::',
  ],
  [
    'a box in a longer one',
    '::::note\n\n:::tip\n\n内\n\n::::\n',
    '3 admonition: This box has no end',
  ],
  ['a fence', '正文\n\n```bash\nls\n\n## 下一节\n', '3 fence: This code block has no end'],
  ['a fence of more backticks', '````text\n一\n```\n', 'Write a line ```` where it ends.'],
  ['a fence of tildes', '~~~text\n一\n```\n', 'Write a line ~~~ where it ends.'],
  ['a fence in a quotation', '> ```text\n> 一\n\n正文\n', '1 fence: This code block has no end'],
  ['a formula', '$$\nx\n', '1 fence: This formula has no end'],
  ['colons that close nothing', '正文\n\n:::\n', '3 admonition: This line closes no box.'],
])('M13 names %s at its line', (_, source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ':::note\n\n话\n\n:::\n',
  ':::note 标题\n话\n:::\n\n:::tip[题]\n话\n:::\n',
  '::::note\n\n:::tip\n话\n:::\n\n::::\n',
  '- 一\n\n  :::tip 题\n\n  话\n\n  :::\n\n> :::note\n> 话\n> :::\n',
  '```text\n:::note\n```\n\n````md\n```js\n````\n\n~~~\n~~~\n',
  '> ```text\n> 一\n> ```\n\n1. 一\n\n   ```text\n   二\n   ```\n',
  '    :::\n\n$$\nx\n$$\n',
])('M13 finds nothing open in %j', (source) => {
  expect(check(source)).toEqual([]);
});
