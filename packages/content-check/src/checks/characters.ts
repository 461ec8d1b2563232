import {message, type Message} from '../messages/message.ts';
import type {Finding} from './issue.ts';
import {positionAt} from './position.ts';

/** Mistakes that a file has at many places, each with the safe fix. */
const repeated = [
  {pattern: /^\uFEFF/g, key: 'byte-order-mark', replacement: ''},
  {pattern: /\r/g, key: 'carriage-return', replacement: '\n'},
] as const;

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
export function checkEncoding(
  file: string,
  source: string,
  isDamaged: boolean,
): Finding | undefined {
  const numberOf = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  const encoding =
    numberOf(/\0/g) > source.length / 10
      ? 'UTF-16'
      : isDamaged && numberOf(/\uFFFD/g) > numberOf(/\p{Script=Han}/gu)
        ? 'GBK'
        : undefined;
  return encoding === undefined
    ? undefined
    : {
        ...{file, line: 1, column: 1, rule: 'characters'},
        message: message('other-encoding', {encoding}),
      };
}

/**
 * Checks the characters of a file. Reports each control character; of any other kind of mistake the first place, with a fix for all places.
 *
 * @param isDamaged whether the file's bytes were not UTF-8, so that some were read as U+FFFD
 */
export function checkCharacters(file: string, source: string, isDamaged: boolean): Finding[] {
  const report = (offset: number, reported: Message): Finding => ({
    ...{file, ...positionAt(source, offset), rule: 'characters'},
    message: reported,
  });
  const damaged = isDamaged
    ? [report(Math.max(0, source.indexOf('\uFFFD')), message('not-utf-8'))]
    : [];
  return [
    ...damaged,
    ...repeated.flatMap(({pattern, key, replacement}) => {
      const [first, ...others] = source.matchAll(pattern);
      if (first === undefined) {
        return [];
      }
      const end = (others.at(-1) ?? first).index + (others.at(-1) ?? first)[0].length;
      const text = source.slice(first.index, end).replace(pattern, replacement);
      return [
        {...report(first.index, message(key)), fix: {from: first.index, to: end, insert: text}},
      ];
    }),
    ...[...source.matchAll(control)].slice(0, mostNamed).map(({0: character, index}) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return report(index, message('control-character', {code: `U+${code}`}));
    }),
  ];
}
