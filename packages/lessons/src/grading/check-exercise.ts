import {toString} from 'mdast-util-to-string';
import {selectAll} from 'unist-util-select';
import type {CheckedExercise, Exercise, Variant} from './exercise.ts';
import {isSame, type Finding} from './finding.ts';
import {criterionUnmet, grade} from './grade.ts';
import type {Mistake, Path} from './mistakes.ts';
import {parse} from './parse.ts';
import {readAndCheck, type ReadExercise} from './read-exercise.ts';
import {sentence} from '../words/zh.ts';

/**
 * Reads an exercise and tries its answers. Right answers must pass; the start and wrong answers must not. The sentences about a wrong answer must
 * contain the words that it names.
 */
export function checkExercise(source: string): ReadExercise {
  return readAndCheck(source, mistakesIn);
}

function mistakesIn(read: CheckedExercise): Mistake[] {
  const criteria = [...selectorMistakes(read, 'want'), ...selectorMistakes(read, 'avoid')];
  return criteria.length > 0
    ? criteria
    : [...answerMistakes(read), ...untriedCriteria(read), ...givenAway(read)];
}

function selectorMistakes(read: CheckedExercise, kind: 'want' | 'avoid'): Mistake[] {
  return (read[kind] ?? []).flatMap(({select}, index) => {
    try {
      selectAll(select, parse(''));
      return [];
    } catch (error) {
      const reason = String(error).split('error: ').at(-1) ?? '';
      const detail = `the selector cannot be read: ${reason} Write it like 'heading[depth="1"]'.`;
      return [{path: [kind, index, 'select'], rule: 'invalid-exercise', detail}];
    }
  });
}

function answerMistakes(read: CheckedExercise): Mistake[] {
  const variants: readonly (readonly [Path, Variant])[] = [
    [[], read],
    ...(read.again ? [[['again'], read.again] as const] : []),
  ];
  return [
    ...variants.flatMap(([path, each]) => [
      ...mustPass([...path, 'answer'], each.answer, read, each),
      ...(grade(each.start, read, each).length > 0
        ? []
        : [{path: [...path, 'start'], rule: 'solved-start'} as const]),
    ]),
    ...read.right.flatMap((answer, index): Mistake[] =>
      read.right.indexOf(answer) < index
        ? [{path: ['right', index], rule: 'repeated-answer'}]
        : mustPass(['right', index], answer, read, read),
    ),
    ...read.wrong.flatMap(({text: answer, told}, index): Mistake[] => {
      const detail = sentencesAbout(grade(answer, read));
      const rule = detail === '' ? 'passing-wrong-answer' : 'other-feedback';
      return detail.includes(told) ? [] : [{path: ['wrong', index, 'told'], rule, detail}];
    }),
  ];
}

function mustPass(path: Path, answer: string, read: Exercise, each: Variant): Mistake[] {
  const findings = grade(answer, read, each);
  return findings.length > 0
    ? [{path, rule: 'failing-answer', detail: sentencesAbout(findings)}]
    : [];
}

/** Returns the sentences that the learner reads. */
function sentencesAbout(findings: readonly Finding[]): string {
  return findings.map(sentence).join(' ');
}

/** Reports criteria that no wrong answer breaks. Without one, no test would notice that a criterion is gone. */
function untriedCriteria(read: CheckedExercise): Mistake[] {
  const kinds = ['want', 'avoid'] as const;
  return kinds.flatMap((kind) =>
    (read[kind] ?? []).flatMap((criterion, index) => {
      const unmet = criterionUnmet(criterion);
      return read.wrong.some(({text: answer}) =>
        grade(answer, read).some((finding) => isSame(finding, unmet)),
      )
        ? []
        : [{path: [kind, index], rule: 'untested-criterion' as const}];
    }),
  );
}

/** Reports hints that contain a line of the answer, or a mark of it around its text. Parts that the start has are allowed. */
function givenAway(read: CheckedExercise): Mistake[] {
  const known = [...linesOf(read.start), ...markedIn(read.start, read.formulas)];
  const parts = [...linesOf(read.answer), ...markedIn(read.answer, read.formulas)].filter(
    (part) => !known.includes(part) && part.length > 3,
  );
  return read.hints.flatMap((hint, index) => {
    const part = parts.find((each) => hint.includes(each));
    return part === undefined
      ? []
      : [{path: ['hints', index], rule: 'revealing-hint' as const, detail: part}];
  });
}

function linesOf(value: string): string[] {
  return value.split('\n').map((line) => line.trim());
}

/** Returns the parts of a text that have marks, such as `**bold**`. */
function markedIn(value: string, hasFormulas: boolean | undefined): string[] {
  return selectAll('*', parse(value, hasFormulas)).flatMap((node) => {
    const part = value.slice(node.position?.start.offset, node.position?.end.offset);
    return part === toString(node) ? [] : part;
  });
}
