import {describe, expect, it} from 'vitest';
import {checkExercise} from './check-exercise.ts';
import {grade} from './grade.ts';
import {readExercise} from './read-exercise.ts';
import {sentence} from '../words/zh.ts';

const good = `id: two-paragraphs
task: 把两句话分成两段。
start: |
  第一句。
  第二句。
answer: |
  第一句。

  第二句。
hints:
  - 数一数，两句话之间有几个空行？
  - 两段之间要有一个空行。
again:
  task: 再分一次。
  start: 甲。乙。
  answer: "甲。\\n\\n乙。"
right:
  - "第一句。\\n\\n\\n第二句。"
  - "第一句\\n\\n第二句"
  - "  第一句。\\n \\n第二句。"
wrong:
  - {text: 第一句。第二句。, told: 连在了一起}
  - {text: "第一句。\\\\\\n第二句。", told: 连在了一起}
  - {text: "第二句。\\n\\n第一句。", told: 后面}
  - {text: "# 第一句。\\n\\n第二句。", told: 普通段落}
  - {text: "", told: 还缺}
`;

const free = `id: heading
task: 写一个一级标题和一个列表。
start: 标题
answer: "# 甲\\n\\n- 乙"
hints: [记号在行首。, 井号后面有一个空格。]
want:
  - {select: 'heading[depth="1"]', say: 还缺一级标题, remedy: 行首一个井号}
  - {select: listItem, least: 2, say: 列表要有两项}
avoid:
  - {select: html, say: 不要用 HTML}
right: ["# 丙\\n* 丁\\n* 戊", "丙\\n===\\n- 丁\\n- 戊", "# 丙\\n1. 丁\\n2. 戊"]
wrong:
  - {text: "#丙\\n- 丁\\n- 戊", told: 还缺一级标题：行首一个井号。}
  - {text: "## 丙\\n- 丁\\n- 戊", told: 还缺一级标题：行首一个井号。}
  - {text: "# 丙\\n- 丁", told: 列表要有两项。}
  - {text: "# 丙\\n丁", told: 列表要有两项。}
  - {text: "# 丙<br>\\n- 丁\\n- 戊", told: 不要用 HTML。}
`;

const issuesOf = (source: string) =>
  checkExercise(source).issues.map(({line, message}) => ({line, message}));

describe('checkExercise', () => {
  it('reads an exercise, whose answers it has tried', () => {
    const {exercise, issues} = checkExercise(good);
    expect(issues).toEqual([]);
    expect(exercise).toMatchObject({id: 'two-paragraphs', start: '第一句。\n第二句。\n'});
  });

  it('names a field that lacks, and one that it does not know', () => {
    expect(issuesOf(good.replace('task: 把两句话分成两段。\n', ''))).toMatchObject([
      {line: 1, message: expect.stringContaining('task is missing') as string},
    ]);
    expect(issuesOf(`${good}goal: x\n`)).toMatchObject([
      {message: expect.stringContaining('goal') as string},
    ]);
  });

  it.each([
    ['a right answer that does not pass', '"第一句\\n\\n第二句"', '第一句', 19, 'does not pass'],
    [
      'a wrong answer that passes',
      '第一句。第二句。, told',
      '"第一句。\\n\\n第二句。", told',
      22,
      'passes as right',
    ],
    [
      'a wrong answer that is told something else',
      'told: 后面',
      'told: 前面',
      24,
      'something else',
    ],
    [
      'a hint with the answer',
      '两段之间要有一个空行。',
      '写成 第一句。 看看，甲。不是',
      undefined,
      undefined,
    ],
    ['an id with capitals', 'two-paragraphs', 'Two', 1, 'small Latin letters'],
  ])('names %s, with its line', (_name, before, after, line, message) => {
    const issues = issuesOf(good.replace(before, after));
    if (line === undefined) {
      expect(issues).toEqual([]); // the start has that line
    } else {
      expect(issues).toMatchObject([{line, message: expect.stringContaining(message) as string}]);
    }
  });

  it('names a hint that gives a line of the answer away', () => {
    const source = free
      .replace('"# 甲\\n\\n- 乙"', '"# 标题\\n\\n- 乙\\n- 丙"')
      .replace('记号在行首。', '"写成 # 标题。"');
    expect(issuesOf(source)).toMatchObject([
      {line: 5, message: expect.stringContaining('gives a part of the answer away') as string},
    ]);
  });

  it('names a start that is right already', () => {
    expect(
      issuesOf(good.replace('  第一句。\n  第二句。', '  第一句。\n\n  第二句。')),
    ).toMatchObject([{line: 3, message: 'the start is right already: there is nothing to do'}]);
  });

  it('names an answer of free choice that lacks something, and a criterion that nothing tries', () => {
    expect(issuesOf(free)).toMatchObject([
      {line: 4, message: expect.stringContaining('两项') as string},
    ]);
    const mended = free.replace('- 乙"', '- 乙\\n- 丙"');
    expect(issuesOf(mended)).toEqual([]);
    const untried = mended.replace(
      '"# 丙<br>\\n- 丁\\n- 戊", told: 不要用 HTML。',
      '丙, told: 还缺一级标题：行首一个井号。',
    );
    expect(issuesOf(untried)).toMatchObject([
      {line: 10, message: 'no wrong answer breaks this criterion: add one'},
    ]);
  });

  it('names a selector that cannot be read', () => {
    expect(issuesOf(free.replace('heading[depth="1"]', 'heading['))).toMatchObject([
      {line: 7, message: expect.stringContaining('the selector cannot be read') as string},
    ]);
  });

  it('names broken YAML with its line', () => {
    expect(issuesOf('id: a\ntask: "x\n')).toMatchObject([{line: 3}]);
  });
});

/** Replacements in an exercise, each with the line and the message of its issue. */
const mistakes: readonly (readonly [string, string, string, number, string])[] = [
  ['an empty fence', good, '', 1, 'the exercise is empty: give keys and values'],
  ['a list', good, '- 甲\n- 乙', 1, 'the exercise must be keys and values'],
  ['a text', good, '甲', 1, 'the exercise must be keys and values'],
  ['a tab', '  - 数一数', '\t- 数一数', 11, 'indent with spaces, not with tabs'],
  ['an open quotation mark', 'task: 把', 'task: "把', 2, 'close the quotation mark'],
  [
    'lines that are not indented',
    '\n  第二句。\nhints',
    '\n第二句。\nhints',
    9,
    'indent the lines',
  ],
  ['a full-width colon', 'task: 把', 'task：把', 2, 'a half-width colon and a space'],
  ['no space behind a colon', 'task: 把', 'task:把', 2, 'a half-width colon and a space'],
  ['a key that is there twice', 'task: 把', 'task: 甲\ntask: 把', 3, 'remove one of the two'],
  ['a colon in a text', 'task: 把', 'task: 注意: 把', 2, 'because it contains a colon'],
  ['an asterisk before a text', 'task: 把', 'task: **把', 2, 'because of its first character'],
  ['a backtick before a text', 'task: 把', 'task: `把', 2, 'because of its first character'],
  ['an exclamation mark before a text', 'task: 把', 'task: !把 ', 2, 'because of its first'],
  ['a number sign before a text', 'task: 把', 'task: # 把', 2, 'in quotation marks if it begins'],
  [
    'a key that it does not know',
    'right:',
    'good: 甲\nright:',
    17,
    'unknown key good: use id, task',
  ],
  ['a key that lacks', 'id: two-paragraphs\n', '', 1, 'id is missing: give a text'],
  ['an id in Chinese', 'two-paragraphs', '两段', 1, 'use small Latin letters'],
  ['an id that is a number', 'two-paragraphs', '12', 1, 'put it in quotation marks'],
  ['one hint', '  - 两段之间要有一个空行。\n', '', 11, 'hints: give exactly two'],
  ['three hints', '  - 两段', '  - 甲\n  - 两段', 11, 'hints: give exactly two'],
  ['an empty hint', '两段之间要有一个空行。', '""', 12, 'hints.1: write something'],
  ['two right answers', '  - "第一句\\n\\n第二句"\n', '', 18, 'give three other right answers'],
  [
    'a right answer twice',
    '"第一句\\n\\n第二句"',
    '"第一句。\\n\\n\\n第二句。"',
    19,
    'there twice',
  ],
  ['four wrong answers', '  - {text: "", told: 还缺}\n', '', 22, 'give five wrong answers'],
  ['a wrong answer alone', '{text: "", told: 还缺}', '{text: ""}', 26, 'wrong.4.told is missing'],
  ['a text for a wrong answer', '{text: "", told: 还缺}', '空', 26, 'must be keys and values'],
  ['a number for an answer', '"甲。\\n\\n乙。"', '12', 16, 'again.answer must be a text'],
  ['no text to begin with', '  start: 甲。乙。\n', '', 14, 'again.start is missing'],
  ['a word for a switch', 'right:', 'formulas: yes\nright:', 17, 'must be `true` or `false`'],
  ['a text for a list', 'right:', 'want: 甲\nright:', 17, 'want must be a list'],
  [
    'a criterion without words',
    'right:',
    'want: [{select: code}]\nright:',
    17,
    'want.0.say is missing',
  ],
  [
    'a criterion with a full stop',
    'right:',
    'want: [{select: code, say: 缺代码。}]\nright:',
    17,
    'leave out the full stop',
  ],
  [
    'a count of nought',
    'right:',
    'want: [{select: code, least: 0, say: 缺}]\nright:',
    17,
    'give a number from 1 on',
  ],
];

it.each(mistakes)('L4 names %s, with line and remedy', (_name, before, after, line, message) => {
  const source = good.replace(before, () => after);
  expect(source).not.toBe(good);
  expect(issuesOf(source)).toContainEqual({
    line,
    message: expect.stringContaining(message) as string,
  });
});

describe('grade', () => {
  it('grades the same again by its own answer', () => {
    const {exercise} = readExercise(good);
    if (!exercise?.again) {
      throw new Error('the exercise was not read');
    }
    expect(grade('甲。\n\n乙。', exercise, exercise.again)).toEqual([]);
    expect(grade('甲。\n\n乙。', exercise)).not.toEqual([]);
  });

  it('does not read an answer of 200 KB', () => {
    const {exercise} = readExercise(good);
    expect(exercise && grade('字'.repeat(200_000), exercise).map(sentence)).toEqual([
      '答案太长了，最多 10000 个字符。',
    ]);
  });
});
