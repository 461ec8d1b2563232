import type {Issue} from './issue.ts';
import {placeAt} from './place.ts';

/** Mistakes that a file has at many places, each with the message and the safe fix. */
const repeated: readonly {
  readonly pattern: RegExp;
  readonly message: string;
  readonly replacement: string;
}[] = [
  {
    pattern: /^\uFEFF/g,
    message: 'The file begins with a byte order mark. Save it as UTF-8 without one.',
    replacement: '',
  },
  {
    pattern: /\r/g,
    message: 'A line ends in CR alone. Save the file with LF at the ends of lines.',
    replacement: '\n',
  },
];

/** Characters that nobody sees, and that break a page, a search or a copied command. */
// oxlint-disable-next-line no-control-regex -- it looks for control characters
const control = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\u2028\u2029]|(?<!^)\uFEFF/g;

/** Control characters that are named one by one; a file with more is not text. */
const mostNamed = 50;

/**
 * The encoding that a file was saved in, if it is another one than UTF-8. Its text is then not readable, and no other check makes sense.
 *
 * @param source the file, read as UTF-8
 * @returns an issue at its start; undefined for a file that is UTF-8, apart from single places
 */
export function checkEncoding(file: string, source: string, isDamaged: boolean): Issue | undefined {
  const numberOf = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  const name =
    numberOf(/\0/g) > source.length / 10
      ? 'UTF-16'
      : isDamaged && numberOf(/\uFFFD/g) > numberOf(/\p{Script=Han}/gu)
        ? 'GBK'
        : undefined;
  return name === undefined
    ? undefined
    : {
        ...{file, line: 1, column: 1, rule: 'characters'},
        message: `The file is not UTF-8, but probably ${name}. Reopen it as ${name} in the editor, and save it as UTF-8.`,
      };
}

/**
 * Checks the characters of a file. Reports each control character; of any other kind of mistake the first place, with a fix for all places.
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
    ...repeated.flatMap(({pattern, message, replacement}) => {
      const [first, ...others] = source.matchAll(pattern);
      if (first === undefined) {
        return [];
      }
      const end = (others.at(-1) ?? first).index + (others.at(-1) ?? first)[0].length;
      const text = source.slice(first.index, end).replace(pattern, replacement);
      return [{...issue(first.index, message), fix: {start: first.index, end, text}}];
    }),
    ...[...source.matchAll(control)].slice(0, mostNamed).map(({0: character, index}) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return issue(index, `There is an invisible control character here: U+${code}. Delete it.`);
    }),
  ];
}
