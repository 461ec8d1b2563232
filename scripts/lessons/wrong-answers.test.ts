import {expect, it} from 'vitest';
import {judge} from '../../src/components/Exercise/judge';
import {readLessons} from './read-lessons';

/** Every answer that a lesson counts as wrong, its start among them, with what the learner is told. */
const told = await Promise.all(
  readLessons().flatMap(({name, exercises}) =>
    exercises.flatMap((exercise) =>
      [exercise.start, ...exercise.wrong.map(({text}) => text)].map(async (text) => ({
        place: `${name}#${exercise.id} ${JSON.stringify(text)}`,
        verdict: await judge(text, exercise, 'first', text.length),
      })),
    ),
  ),
);

const wrong = told.flatMap(({place, verdict}) =>
  verdict.type === 'wrong' ? [{place, ...verdict}] : [],
);

it('L1 no wrong answer of a lesson is right, and each is read', () => {
  expect(told.filter(({verdict}) => verdict.type !== 'wrong')).toEqual([]);
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
  expect(wrong.filter(({sentences}) => sentences.includes('结果和目标还不一样。'))).toEqual([]);
});

it('L1 a sentence about a wrong answer of a lesson says what no other says', () => {
  const repeated = wrong.filter(({sentences}) => {
    const places = sentences.map((sentence) => /^「[^」]*」/u.exec(sentence)?.[0] ?? sentence);
    return new Set(places).size !== places.length;
  });
  expect(repeated.map(({place, sentences}) => [place, ...sentences])).toEqual([]);
});

/** A sentence without the learner's words, which may have any punctuation. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(/「.*?」/gu, '「」').replace(/`[^`]*`/gu, '``');
}
