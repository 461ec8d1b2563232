import type {CheckedExercise} from '@markdown-zh/lessons';
import {expect, it} from 'vitest';
import type {Verdict} from '@markdown-zh/lessons/judge';
import {lessonTable} from './table';

const exercise: CheckedExercise = {
  id: 'a',
  task: '写一个标题。',
  start: '#标题',
  answer: '# 标题',
  hints: ['一', '二'],
  again: {task: '再写一个。', start: '', answer: '# 题'},
  right: ['标题\n===', '# 标题 #'],
  wrong: [{text: '标题', told: '标题'}],
};

const rule = {
  id: 'heading-no-space',
  title: '',
  explanation: '',
  section: {specification: 'commonmark', number: '', title: '', url: ''},
} as const;

it('L3 counts the exercises, the answers and the rules of a lesson', async () => {
  const judge = (text: string): Promise<Verdict> =>
    Promise.resolve({
      type: 'wrong',
      sentences: ['错'],
      rule: text.startsWith('#') ? rule : undefined,
    });
  expect(
    await lessonTable([{name: '02-headings', exercises: [exercise, exercise]}], judge),
  ).toEqual([
    ['lesson', 'exercises', 'right', 'wrong', 'rules'],
    ['02-headings', '2', '8', '4', 'heading-no-space'],
    ['all', '2', '8', '4', '1 rules'],
  ]);
});
