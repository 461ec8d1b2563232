import {applyFixes} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import rules from './markdownlint.ts';
import preset, {remarkDiagnosis} from './remark-lint.ts';

const source = '---\ntitle: 题\n---\n\n**“重要”**的事\n\n1.甲\n2.乙\n\n==亮==\n';

function lintText(text: string) {
  const {content = []} = lint({
    strings: {content: text},
    config: {default: false, problem: true, hint: true},
    customRules: [...rules] as never,
  });
  return content.toSorted((a, b) => a.lineNumber - b.lineNumber);
}

it('W7 markdownlint shows the findings at their lines, with front matter above, and fixes them', () => {
  const errors = lintText(source);
  expect(errors.map(({lineNumber, ruleNames: [name]}) => [lineNumber, name])).toEqual([
    [5, 'emphasis-close-after-punctuation'],
    [7, 'list-no-space'],
    [8, 'list-no-space'],
    [10, 'extension-highlight'],
  ]);
  expect(errors[0]).toMatchObject({
    ruleDescription: '结尾的星号夹在标点和文字之间',
    ruleInformation: expect.stringMatching(/^https:\/\/spec\.commonmark\.org/) as string,
    errorRange: [1, 8],
  });
  expect(applyFixes(source, errors)).toBe(
    '---\ntitle: 题\n---\n\n“**重要**”的事\n\n1. 甲\n2. 乙\n\n<mark>亮</mark>\n',
  );
});

it('W7 a fix that removes a line ending is left out', () => {
  const [error] = lintText('| 甲 | 乙 |\n| --- | --- |\n\n| 1 | 2 |\n');
  expect(error).toMatchObject({ruleNames: ['table-blank-line'], lineNumber: 4});
  expect(error?.fixInfo).toBeNull();
});

it('W7 remark reports problems as warnings and hints as information', () => {
  const file = new VFile(source);
  const processor = unified().use(remarkParse).use(preset);
  processor.runSync(processor.parse(file), file);
  expect(
    file.messages.map(({ruleId, fatal, line, column}) => [ruleId, fatal, line, column]),
  ).toEqual([
    ['emphasis-close-after-punctuation', false, 5, 1],
    ['list-no-space', false, 7, 1],
    ['extension-highlight', undefined, 10, 1],
  ]);
  expect(file.messages[0]).toMatchObject({
    source: 'markdown-diagnosis',
    note: expect.stringContaining('星号') as string,
    url: expect.stringMatching(/^https:/) as string,
  });
});

it('W7 remark can be told the platform', () => {
  const file = new VFile('==亮==');
  remarkDiagnosis({platform: 'obsidian'})({type: 'root', children: []}, file);
  expect(file.messages).toEqual([]);
});
