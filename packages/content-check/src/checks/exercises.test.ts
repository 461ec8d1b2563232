import {readFileSync} from 'node:fs';
import {checkExercise} from '@markdown-zh/lessons/read';
import {describe, expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {checkExercises, exerciseIdsOf} from './exercises.ts';
import {inEnglish} from '../messages/to-issues.ts';

const good = readFileSync(new URL('fixtures/lesson.md', import.meta.url), 'utf8');

const rules = {
  exercises: {least: 3, most: 3},
  longer: ['learn/traps.md'],
  closing: '学会了什么',
};

function lesson(source: string, file = 'learn/bold.md') {
  const result = readArticle(file, source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return result.article;
}

/** The number of the line with this text. */
const lineOf = (source: string, text: string) =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

const issuesOf = (source: string, file?: string) =>
  checkExercises(lesson(source, file), rules, checkExercise).map(inEnglish);

const [fence = ''] = /```yaml exercise[^]*?\n```\n/.exec(good) ?? [];

/** The lesson with another exercise at its end. */
const longer = good.replace(
  '## 学会了什么',
  `## 再加粗一个词\n\n${fence.replace('id: bold', 'id: more')}\n## 学会了什么`,
);

describe('checkExercises', () => {
  it('L6 has nothing to say of a good lesson', () => {
    expect(issuesOf(good)).toEqual([]);
    expect(exerciseIdsOf(lesson(good))).toEqual(['bold', 'colon', 'list']);
  });

  it.each([
    ['two right answers', '  - 请在**周五**交表\n', '', '- 请在 **周五**', 'right answers'],
    ['four wrong answers', /.*请在\*周五\*交表.*\n/, '', '{text: 请在＊＊', 'wrong answers'],
    ['no task', 'task: 把「周五」加粗。\n', '', 'id: bold', 'task'],
    ['no answer', 'answer: 请在**周五**交表。\n', '', 'id: bold', 'answer'],
    ['one hint', /.*前面和后面都写.*\n/, '', '记号要把', 'hints'],
    ['an unknown field', 'id: bold\n', 'goal: 加粗\nid: bold\n', 'goal: ', 'goal'],
    ['an id with a capital', 'id: bold', 'id: Bold', 'id: Bold', 'small Latin letters'],
    [
      'a start that is right',
      'start: 请在周五交表。',
      'start: 请在**周五**交表',
      'start: ',
      'right already',
    ],
    [
      'a right answer that fails',
      '请在 **周五** 交表。',
      '请在 **周五 ** 交表。',
      '请在 **周五 ** 交表。',
      'does not pass',
    ],
    [
      'a wrong answer that passes',
      '请在*周五*交表。',
      '请在**周五**交表。',
      '{text: 请在**周五**交表。',
      'passes',
    ],
    [
      'a wrong answer that is told something else',
      '请在*周五*交表。, told: 应当是粗体',
      '请在*周五*交表。, told: 露出了',
      '请在*周五*交表。, told: 露出了',
      'something else',
    ],
    [
      'a hint with a line of the answer',
      '把冒号移到星号外面。',
      '写成 `**注意**：明天停电。`。',
      '写成 ',
      'gives',
    ],
    [
      'a hint with the marks of the answer in their place',
      '记号要把这两个字夹在中间。',
      '写成 `**周五**`。',
      '写成 ',
      'gives',
    ],
    [
      'a criterion that no wrong answer breaks',
      'want:\n',
      'want:\n  - {select: root, say: 还缺文字}\n',
      'select: root',
      'no wrong answer breaks',
    ],
    [
      'a selector that cannot be read',
      'select: listItem',
      "select: 'listItem['",
      "select: 'listItem['",
      'selector',
    ],
  ])('L6 names %s, with its line', (_name, before, after, place, message) => {
    const bad = good.replace(before, after);
    expect(bad).not.toBe(good);
    expect(issuesOf(bad)).toContainEqual({
      file: 'learn/bold.md',
      line: lineOf(bad, place),
      column: 1,
      rule: 'exercise',
      message: expect.stringMatching(new RegExp(`^Exercise "\\w+": .*${message}`)) as string,
    });
  });

  it('L6 names an id that is taken on the page', () => {
    const fence = lineOf(good, 'id: colon') - 1;
    const message = 'The id "colon" is taken on this page. Choose another one.';
    expect(issuesOf(good.replace('列表\n', '列表 {#colon}\n'))).toMatchObject([
      {line: fence, message},
    ]);
    expect(issuesOf(good.replace('id: colon', 'id: bold'))).toMatchObject([
      {line: fence, message: message.replace('colon', 'bold')},
    ]);
  });

  it('L6 names a section without an exercise', () => {
    const bad = good.replace('## 写一个标题', '## 标题\n\n井号。\n\n$&');
    expect(issuesOf(bad)).toMatchObject([
      {
        line: lineOf(bad, '## 标题'),
        message: expect.stringContaining('"标题" has no exercise') as string,
      },
    ]);
  });

  it('L6 names a lesson with too few or too many exercises, apart from those that may have more', () => {
    expect(issuesOf(good.replace(/## 写一个标题[^]*(?=## 学会)/, ''))).toMatchObject([
      {line: 1, message: expect.stringContaining('3 to 3 exercises; this one has 2.') as string},
    ]);
    expect(issuesOf(longer)).toMatchObject([
      {line: 1, message: expect.stringContaining('this one has 4. Make two') as string},
    ]);
    expect(issuesOf(longer, 'learn/traps.md')).toEqual([]);
  });

  it('leaves the index of the lessons, and invalid YAML, to other checks', () => {
    expect(issuesOf('## 全部课程\n', 'learn/index.md')).toEqual([]);
    expect(issuesOf(good.replace('task: 把', 'task: "把'))).toEqual([]);
  });

  it('checks only each exercise where a site has no rules for lessons', () => {
    expect(checkExercises(lesson(longer), undefined, checkExercise)).toEqual([]);
    expect(
      checkExercises(lesson(longer.replace('id: bold', 'id: B')), undefined, checkExercise),
    ).toMatchObject([{line: lineOf(longer, 'id: bold')}]);
  });
});
