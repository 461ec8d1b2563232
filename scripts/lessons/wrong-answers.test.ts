import {grade, type Finding} from '@markdown-zh/lessons';
import {expect, it} from 'vitest';
import {judge} from '@markdown-zh/lessons/judge';
import {readLessons} from './read-lessons';

/** Every answer that a lesson counts as wrong, including its start, with its findings and its verdict. */
const graded = await Promise.all(
  readLessons().flatMap(({name, exercises}) =>
    exercises.flatMap((exercise) =>
      [exercise.start, ...exercise.wrong.map(({text}) => text)].map(async (text) => ({
        place: `${name}#${exercise.id} ${JSON.stringify(text)}`,
        findings: grade(text, exercise),
        verdict: await judge(text, exercise, 'first', text.length),
      })),
    ),
  ),
);

const wrong = graded.flatMap(({place, verdict}) =>
  verdict.type === 'wrong' ? [{place, ...verdict}] : [],
);

it('L1 no wrong answer of a lesson is right, and each is read', () => {
  expect(graded.filter(({verdict}) => verdict.type !== 'wrong')).toEqual([]);
});

it('L1 a wrong answer of a lesson is told at most three differences, each in one sentence', () => {
  const odd = wrong.filter(
    ({sentences}) =>
      sentences.length === 0 ||
      sentences.length > 3 ||
      sentences.some((sentence) => !/^[^\n]{2,90}。$/u.test(withoutQuotes(sentence))),
  );
  expect(odd).toEqual([]);
});

it('L1 a wrong answer of a lesson is told what is different, not only that something is', () => {
  expect(
    graded.filter(({findings}) => findings.some(({rule}) => rule === 'result-differs')),
  ).toEqual([]);
});

it('L1 a finding about a wrong answer of a lesson is the only one about its text', () => {
  const repeated = graded.filter(({findings}) => {
    const subjects = findings.slice(0, 3).flatMap(subject);
    return new Set(subjects).size !== subjects.length;
  });
  expect(repeated.map(({place, findings}) => [place, ...findings])).toEqual([]);
});

/** Returns the text that a finding is about. A picture may have several findings. */
function subject({values}: Finding): string[] {
  const text = 'block' in values ? values.block : 'part' in values ? values.part : '\uFFFC';
  return text === '\uFFFC' ? [] : [text];
}

/** A sentence without the learner's words, which may have any punctuation. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(/「.*?」/gu, '「」').replace(/`[^`]*`/gu, '``');
}
