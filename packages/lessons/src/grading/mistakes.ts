import {LineCounter, parseDocument, visit, type Document, type ErrorCode} from 'yaml';
import type {z} from 'zod';

export type Path = readonly PropertyKey[];

/** The rules that an exercise must follow, each with the sentence about a mistake. */
const sentences = {
  'solved-start': () => 'the start is right already: there is nothing to do',
  'repeated-answer': () => 'this answer is there twice: give another one',
  'failing-answer': (feedback: string) => `this answer does not pass: ${feedback}`,
  'passing-wrong-answer': () => 'this answer passes as right',
  'other-feedback': (feedback: string) => `the learner is told something else: ${feedback}`,
  'untested-criterion': () => 'no wrong answer breaks this criterion: add one',
  'revealing-hint': (part: string) =>
    `this hint gives a part of the answer away: say in words what \`${part}\` shows`,
  'invalid-exercise': (reason: string) => reason,
};

/** A mistake in an exercise, with the path of the wrong value. */
export interface Mistake {
  readonly path: Path;
  readonly rule: keyof typeof sentences;
  /** The feedback, the part of the answer or the reason in the sentence, if any. */
  readonly detail?: string;
}

/** A mistake in an exercise, as data and as a sentence. */
export interface ExerciseFinding {
  /** Counted from 1, in the exercise's own text. */
  readonly line: number;
  readonly rule: Mistake['rule'];
  /** The feedback, the part of the answer or the reason in the message; empty for other rules. */
  readonly detail: string;
  readonly message: string;
}

export function issueAt(line: number, rule: Mistake['rule'], detail = ''): ExerciseFinding {
  return {line, rule, detail, message: sentences[rule](detail)};
}

/** Remedies for errors of the YAML parser. */
const yamlRemedies: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  MISSING_CHAR: 'close the quotation mark or the bracket',
  MULTILINE_IMPLICIT_KEY:
    'write a half-width colon and a space behind a key, and indent the lines of its text',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotation marks, because it contains a colon and a space',
  BAD_SCALAR_START: 'put the text in quotation marks, because of its first character',
  DUPLICATE_KEY: 'remove one of the two keys',
  BAD_INDENT: 'indent what belongs together equally',
};

const quote = 'put the text in quotation marks, because of its first character';

/** Parses YAML. Returns the first mistake in it, with its line from 1. */
export function readYaml(source: string): {
  readonly document: Document;
  readonly lines: LineCounter;
  readonly mistake?: {readonly line: number; readonly message: string};
} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [error = document.warnings[0]] = document.errors;
  if (error) {
    const [name = ''] = error.message.split(' at line ');
    const remedy = (name.startsWith('Tags') ? undefined : yamlRemedies[error.code]) ?? quote;
    const line = lines.linePos(error.pos[0]).line;
    return {document, lines, mistake: {line, message: `${name}: ${remedy}`}};
  }
  let alias: number | undefined;
  visit(document, {
    Alias(_key, node) {
      alias ??= node.resolve(document) ? undefined : node.range?.[0];
    },
  });
  return alias === undefined
    ? {document, lines}
    : {document, lines, mistake: {line: lines.linePos(alias).line, message: `Alias: ${quote}`}};
}

/** Names for the types of the schema. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  tuple: 'a list of two texts',
  object: 'keys and values',
};

/**
 * Turns an issue of the schema into mistakes with remedies.
 *
 * @param issue with its input
 * @param keys that an exercise may have
 */
export function schemaMistakes(issue: z.core.$ZodIssue, keys: readonly string[]): Mistake[] {
  const {path} = issue;
  const name = path.length === 0 ? 'the exercise' : path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = path.length === 0 ? `: use ${keys.join(', ')}` : '';
      return issue.keys.map((key) => invalid([...path, key], `unknown key ${key}${known}`));
    }
    case 'invalid_type':
      return [invalid(path, `${name} ${typeRemedy(issue)}`)];
    default:
      return [invalid(path, `${name}: ${issue.message}`)];
  }
}

const invalid = (path: Path, detail: string): Mistake => ({path, rule: 'invalid-exercise', detail});

function typeRemedy({expected, input}: z.core.$ZodIssueInvalidType): string {
  const type = typeNames[expected] ?? expected;
  if (input === undefined) {
    return `is missing: give ${type}`;
  }
  if (input === null) {
    return `is empty: give ${type}${expected === 'string' ? ', in quotation marks if it begins with #' : ''}`;
  }
  return `must be ${type}${expected === 'string' ? ': put it in quotation marks' : ''}`;
}
