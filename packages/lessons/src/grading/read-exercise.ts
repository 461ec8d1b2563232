import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Code, Nodes} from 'mdast';
import {isMap, isSeq, type Document, type LineCounter, type Node} from 'yaml';
import {z} from 'zod';
import type {CheckedExercise} from './exercise.ts';
import {
  issueAt,
  readYaml,
  schemaMistakes,
  type ExerciseFinding,
  type Mistake,
  type Path,
} from './mistakes.ts';

const text = z.string().min(1, 'write something');
const clause = text.regex(/[^。]$/u, 'leave out the full stop at the end');
const variant = {task: text, start: z.string(), answer: text};
const criterion = z.strictObject({
  select: text,
  least: z.number().int().min(1, 'give a number from 1 on').optional(),
  say: clause,
  remedy: clause.optional(),
});

const hintCounts: Readonly<Record<string, string>> = {
  too_small: 'give exactly two',
  too_big: 'give exactly two',
};

const exercise = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use small Latin letters, digits and hyphens'),
  ...variant,
  hints: z.tuple([text, text], {error: ({code}) => hintCounts[code]}),
  again: z.strictObject(variant).optional(),
  want: z.array(criterion).min(1, 'give a criterion').optional(),
  avoid: z.array(criterion).min(1, 'give a criterion').optional(),
  formulas: z.boolean().optional(),
  right: z.array(text).min(3, 'give three other right answers'),
  wrong: z.array(z.strictObject({text: z.string(), told: text})).min(5, 'give five wrong answers'),
});

export interface ReadExercise {
  readonly exercise?: CheckedExercise;
  readonly issues: readonly ExerciseFinding[];
}

/** Reads an exercise from YAML, without trying its answers. With issues there is no exercise. */
export function readExercise(source: string): ReadExercise {
  return readAndCheck(source, () => []);
}

/** Reads an exercise from YAML. A check reports mistakes in an exercise whose form is right. */
export function readAndCheck(
  source: string,
  check: (exercise: CheckedExercise) => readonly Mistake[],
): ReadExercise {
  const {document, lines, mistake} = readYaml(source);
  if (mistake) {
    return {issues: [issueAt(mistake.line, 'invalid-exercise', mistake.message)]};
  }
  const parsed = exercise.safeParse(document.toJS(), {reportInput: true});
  const mistakes = parsed.success
    ? check(parsed.data)
    : parsed.error.issues.flatMap((issue) => schemaMistakes(issue, Object.keys(exercise.shape)));
  const issues = mistakes.map(({path, rule, detail}) =>
    issueAt(lineOf(document, path, lines), rule, detail),
  );
  return parsed.success && issues.length === 0 ? {exercise: parsed.data, issues} : {issues};
}

/** Returns the line of a value, or of the nearest value around it if the value is missing. */
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

/** An exercise in a lesson: its YAML, and the line of its fence, from 1. */
export interface FoundExercise {
  readonly yaml: string;
  readonly line: number;
}

/** Finds the fences `yaml exercise` of a lesson, in order. */
export function exercisesIn(lesson: string): FoundExercise[] {
  return codeIn(fromMarkdown(lesson))
    .filter(({lang, meta}) => lang === 'yaml' && meta === 'exercise')
    .map(({value, position}) => ({yaml: value, line: position?.start.line ?? 1}));
}

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}
