import type {Issue} from './issue.ts';
import {placeAt} from './place.ts';

/** Characters that no article may contain, each with the message. */
const unwanted: readonly {
  readonly pattern: RegExp;
  readonly message: string;
  /** Set where the fix is safe. */
  readonly replacement?: string;
}[] = [
  {
    pattern: /^\uFEFF/,
    message: 'The file begins with a byte order mark. Save it as UTF-8 without one.',
    replacement: '',
  },
  {
    pattern: /\r/,
    message: 'A line ends in CR alone. Save the file with LF at the ends of lines.',
    replacement: '\n',
  },
  {
    // eslint-disable-next-line no-control-regex -- it looks for control characters
    pattern: /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\u2028\u2029\uFEFF]/,
    message: 'There is an invisible control character here. Delete it.',
  },
];

/**
 * Checks the characters of a file. Reports each kind of mistake once, at its first place, with a fix for all places.
 *
 * @param isDamaged whether the file's bytes were not UTF-8, so that some were read as U+FFFD
 */
export function checkCharacters(file: string, source: string, isDamaged: boolean): Issue[] {
  const issue = (offset: number, message: string) => ({
    file,
    ...placeAt(source, offset),
    rule: 'characters',
    message,
  });
  const damaged = isDamaged
    ? [
        issue(
          Math.max(0, source.indexOf('\uFFFD')),
          'The file is not UTF-8 here. Save it as UTF-8.',
        ),
      ]
    : [];
  return [
    ...damaged,
    ...unwanted.flatMap(({pattern, message, replacement}) => {
      const [first, ...others] = source.matchAll(new RegExp(pattern, 'g'));
      if (first === undefined) {
        return [];
      }
      if (replacement === undefined) {
        return [issue(first.index, message)];
      }
      const end = (others.at(-1) ?? first).index + (others.at(-1) ?? first)[0].length;
      const text = source.slice(first.index, end).replace(new RegExp(pattern, 'g'), replacement);
      return [{...issue(first.index, message), fix: {start: first.index, end, text}}];
    }),
  ];
}
