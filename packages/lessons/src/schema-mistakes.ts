import type {z} from 'zod';

export type Path = readonly PropertyKey[];

/** A mistake in an exercise, and the value that has it. */
export interface Mistake {
  readonly path: Path;
  readonly message: string;
}

const wanted: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  tuple: 'a list of two texts',
  object: 'keys and values',
};

/**
 * What to do about an issue of the schema.
 *
 * @param keys that an exercise may have
 */
export function remedyOf(issue: z.core.$ZodIssue, keys: readonly string[]): Mistake[] {
  const {path} = issue;
  const name = path.length === 0 ? 'the exercise' : path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = path.length === 0 ? `: use ${keys.join(', ')}` : '';
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `unknown key ${key}${known}`,
      }));
    }
    case 'invalid_type':
      return [{path, message: `${name} ${typeRemedy(issue)}`}];
    case 'too_small':
    case 'too_big':
      return [{path, message: `${name}: ${countOf(issue)}`}];
    default:
      return [{path, message: `${name}: ${issue.message}`}];
  }
}

function typeRemedy({expected, message}: z.core.$ZodIssueInvalidType): string {
  const what = wanted[expected] ?? expected;
  if (message.endsWith('undefined')) {
    return `is missing: give ${what}`;
  }
  if (message.endsWith('null')) {
    return `is empty: give ${what}${expected === 'string' ? ', in quotation marks if it begins with #' : ''}`;
  }
  return `must be ${what}${expected === 'string' ? ': put it in quotation marks' : ''}`;
}

function countOf({origin, message}: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (!message.startsWith('Too ')) {
    return message; // the schema's own
  }
  switch (origin) {
    case 'string':
      return 'write something';
    case 'number':
      return 'give a number from 1 on';
    default:
      return 'give exactly two';
  }
}
