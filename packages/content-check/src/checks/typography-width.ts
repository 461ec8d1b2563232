import {message, type Message} from '../messages/message.ts';
import {placeholder} from './prose.ts';
import {han, hanCharacter, type TextFinding} from './typography-rules.ts';

/** Characters of Chinese words. Japanese kana and the forms of vertical text count as such. */
const wide = `${han}\\p{Script=Hiragana}\\p{Script=Katakana}\\uFE30-\\uFE4F`;

/** White space and punctuation, half-width and full-width. */
const separators = '\\s!-\\/:-@\\[-\\^`{-~†‡‘’“”—⸺…⋯●•·‧・⁇⁈⁉‼\\u3000-\\u303F\\uFF01-\\uFF60';

/** Any other character: a Latin letter, a digit, a sign, and the placeholder of code. */
const narrow = `[^${separators}${wide}]`;

/** Half-width punctuation, apart from brackets and quotation marks. */
const halfWidth = '[!#-&*-\\/:-@\\\\\\^`|~†‡]';

const fullWidthOf: Readonly<Record<string, readonly string[]>> = {
  ',': ['，', '、'],
  '.': ['。'],
  ':': ['：'],
  ';': ['；'],
  '?': ['？'],
  '!': ['！'],
};

interface WidthRule {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly messageOf: (found: string) => Message;
  /** A space to insert, or an empty text to replace spaces. */
  readonly replacement?: '' | ' ';
}

const widthRules: readonly WidthRule[] = [
  {
    rule: 'han-latin-space',
    pattern: new RegExp(
      `(?<=${narrow})(?! [${wide}])[^\\S\\n]*(?=[${wide}])|(?<=[${wide}])(?! ${narrow})[^\\S\\n]*(?=${narrow})`,
      'gu',
    ),
    messageOf: () => message('han-latin-space'),
    replacement: ' ',
  },
  {
    rule: 'han-han-space',
    pattern: new RegExp(`(?<=[${wide}])[^\\S\\n]+(?=[${wide}])`, 'gu'),
    messageOf: () => message('han-han-space'),
    replacement: '',
  },
  {
    rule: 'single-space',
    pattern: new RegExp(`(?<=${narrow})(?! ${narrow})[^\\S\\n]+(?=${narrow})`, 'gu'),
    messageOf: () => message('several-spaces'),
  },
  {
    // Within a word, `3.5`, in a row, `?!`, and at the end of a character reference, `&amp;`, a mark stays.
    rule: 'full-width-punctuation',
    pattern: new RegExp(
      `(?<!${halfWidth})(?!;(?<=&${narrow}+;))[,.;:?!](?!${halfWidth}|(?<=${narrow}.)${narrow})`,
      'gu',
    ),
    messageOf: (mark) => message('half-width-mark', {marks: fullWidthOf[mark] ?? []}),
  },
];

/** Finds missing and needless spaces between words, and half-width pauses and stops, in Chinese text. */
export function findByWidth(text: string): TextFinding[] {
  if (!hanCharacter.test(text)) {
    return [];
  }
  const shown = hideMarksOfWords(text);
  return widthRules.flatMap(({rule, pattern, messageOf, replacement}) =>
    [...shown.matchAll(pattern)].map(({0: found, index: start}) => ({
      ...{rule, from: start, to: start + 1, message: messageOf(found)},
      ...((replacement === '' || (replacement === ' ' && found === '')) && {
        fix: {from: start, to: start + found.length, insert: replacement},
      }),
    })),
  );
}

/** Words before the number of a figure or a step. */
const label = '(?:(?:[A-Za-z]+|第|图|表|例|附录|步骤|问题|练习|方法|方案) ?)?';

/**
 * The full stop of a number at the start of a line or a clause, with the spaces after it: `1. 准备`, `2.1. 安装`, `A. 选项`, `图 3. 结构`,
 * `一. 准备`. A sign or a picture may precede it.
 */
const numbering = new RegExp(
  `\\.(?![A-Za-z\\d.])(?<=(?:^|[：；，。、（])[^\\p{L}\\p{N}\\n]*(?:${label}(?:\\d{1,3}(?:\\.\\d{1,3}){0,9}|(?<!\\p{L})[A-Z])|[a-z]|[IVX]+|[一二三四五六七八九十]+)\\.)[^\\S\\n]*`,
  'gmu',
);

/** Marks that look like punctuation but belong to a word. */
const marksOfWords = new RegExp(
  [
    `(?<![\\p{L}\\d${wide}])\\.(?=[A-Za-z])`, // .gitignore
    '(?<=\\b[A-Z])\\.(?= ?[A-Z])', // R. K. Mantiuk
    '(?<=\\b(?:vs|etc|No|Fig|Eq|Sec|Inc|Ltd|Co|Corp|Rev|Vol|e\\.g|i\\.e))\\.',
    "(?<=[A-Za-z])['’](?=[A-Za-z])", // don’t
    '(?<=\\d)\\.(?=[，、；：）」』])', // the list marker 1.，
    '(?<=[A-Za-z\\d] ):(?= [A-Za-z\\d])', // the ratio a : b
    '[¡¿][^¡¿!?]*[!?]', // ¡Hola!
  ].join('|'),
  'gu',
);

function hideMarksOfWords(text: string): string {
  return text
    .replace(numbering, (mark) => '—'.repeat(mark.length))
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(marksOfWords, (mark) => placeholder.repeat(mark.length));
}
