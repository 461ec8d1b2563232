import {isMap, isSeq, type Document, type LineCounter, type Node} from 'yaml';
import {z} from 'zod';
import {toString} from 'mdast-util-to-string';
import type {CheckedExercise, Criterion, Exercise, Variant} from './exercise.ts';
import {grade} from './grade.ts';
import {selectAll} from 'unist-util-select';
import {parse} from './parse.ts';
import {remedyOf, type Mistake, type Path} from './schema-mistakes.ts';
import {readYaml} from './yaml-mistakes.ts';

/** A mistake in an exercise. */
export interface ExerciseIssue {
  /** Counted from 1, in the exercise's own text. */
  readonly line: number;
  readonly message: string;
}

const text = z.string().min(1);
const variant = {task: text, start: z.string(), answer: text};
const criterion = z.strictObject({
  select: text,
  least: z.number().int().min(1).optional(),
  say: text,
});

const exercise = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small Latin letters, digits and hyphens'),
  ...variant,
  hints: z.tuple([text, text]),
  again: z.strictObject(variant).optional(),
  want: z.array(criterion).min(1, 'give a criterion').optional(),
  avoid: z.array(criterion).min(1, 'give a criterion').optional(),
  formulas: z.boolean().optional(),
  right: z.array(text).min(3, 'give three other right answers'),
  wrong: z.array(z.strictObject({text: z.string(), told: text})).min(5, 'give five wrong answers'),
});

export interface ReadExercise {
  readonly exercise?: CheckedExercise;
  readonly issues: readonly ExerciseIssue[];
}

/** Reads an exercise from YAML, without trying its answers. With issues there is no exercise. */
export function readExercise(source: string): ReadExercise {
  return read(source, () => []);
}

/**
 * Reads an exercise and tries its answers: the right ones must pass, the start and the wrong ones must not, and each wrong one must be told what it
 * names.
 */
export function checkExercise(source: string): ReadExercise {
  return read(source, mistakesIn);
}

function read(
  source: string,
  find: (exercise: CheckedExercise) => readonly Mistake[],
): ReadExercise {
  const {document, lines, mistake} = readYaml(source);
  if (mistake) {
    return {issues: [mistake]};
  }
  const parsed = exercise.safeParse(document.toJS());
  const mistakes = parsed.success
    ? find(parsed.data)
    : parsed.error.issues.flatMap((issue) => remedyOf(issue, Object.keys(exercise.shape)));
  const issues = mistakes.map(({path, message}) => ({
    line: lineOf(document, path, lines),
    message,
  }));
  return parsed.success && issues.length === 0 ? {exercise: parsed.data, issues} : {issues};
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
      const message = `the selector cannot be read: ${reason} Write it like 'heading[depth="1"]'.`;
      return [{path: [kind, index, 'select'], message}];
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
        : [
            {
              path: [...path, 'start'],
              message: 'the start is right already: there is nothing to do',
            },
          ]),
    ]),
    ...read.right.flatMap((answer, index) =>
      read.right.indexOf(answer) < index
        ? [{path: ['right', index], message: 'this answer is there twice: give another one'}]
        : mustPass(['right', index], answer, read, read),
    ),
    ...read.wrong.flatMap(({text: answer, told}, index) => {
      const said = grade(answer, read).join(' ');
      return said.includes(told)
        ? []
        : [
            {
              path: ['wrong', index, 'told'],
              message:
                said === ''
                  ? 'this answer passes as right'
                  : `the learner is told something else: ${said}`,
            },
          ];
    }),
  ];
}

function mustPass(path: Path, answer: string, read: Exercise, each: Variant): Mistake[] {
  const said = grade(answer, read, each);
  return said.length > 0 ? [{path, message: `this answer does not pass: ${said.join(' ')}`}] : [];
}

/** Criteria that no wrong answer breaks, so no test would notice if they were gone. */
function untriedCriteria(read: CheckedExercise): Mistake[] {
  const kinds = ['want', 'avoid'] as const;
  return kinds.flatMap((kind) =>
    (read[kind] ?? []).flatMap((each: Criterion, index) =>
      read.wrong.some(({text: answer}) => grade(answer, read).includes(each.say))
        ? []
        : [{path: [kind, index], message: 'no wrong answer breaks this criterion: add one'}],
    ),
  );
}

/** Hints with a line of the answer, or with one of its marks around its text, that the start does not have. */
function givenAway(read: CheckedExercise): Mistake[] {
  const known = [...linesOf(read.start), ...markedIn(read.start, read.formulas)];
  const parts = [...linesOf(read.answer), ...markedIn(read.answer, read.formulas)].filter(
    (part) => !known.includes(part) && part.length > 3,
  );
  return read.hints.flatMap((hint, index) => {
    const part = parts.find((each) => hint.includes(each));
    return part === undefined
      ? []
      : [
          {
            path: ['hints', index],
            message: `this hint gives a part of the answer away: say in words what \`${part}\` shows`,
          },
        ];
  });
}

function linesOf(value: string): string[] {
  return value.split('\n').map((line) => line.trim());
}

/** The parts of a text with their marks, such as `**bold**`. */
function markedIn(value: string, hasFormulas: boolean | undefined): string[] {
  return selectAll('*', parse(value, hasFormulas)).flatMap((node) => {
    const part = value.slice(node.position?.start.offset, node.position?.end.offset);
    return part === toString(node) ? [] : part;
  });
}

/** The line of a value, or of the nearest one around it that is there. */
function lineOf(document: Document, path: Path, lines: LineCounter): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const next = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
    if (next === undefined) {
      break;
    }
    node = next;
    offset = (node as Node).range?.[0] ?? offset;
  }
  return lines.linePos(offset).line;
}
