import {message, type Message} from '../messages/message.ts';
import {run} from 'zhlint';
import {placeholder} from './prose.ts';
import {han, kana, type TextFinding} from './typography-rules.ts';

const fullWidthOf: Readonly<Record<string, readonly string[]>> = {
  ',': ['，', '、'],
  '.': ['。'],
  ':': ['：'],
  ';': ['；'],
  '?': ['？'],
  '!': ['！'],
};

interface Rule {
  readonly rule: string;
  readonly message: (character: string) => Message;
  /** A space to insert, or an empty text to replace spaces. */
  readonly replacement?: '' | ' ';
}

/** The rules of zhlint by their messages, because zhlint does not name them. */
const rules: Readonly<Record<string, Rule>> = {
  此处中英文内容之间需要一个空格: {
    rule: 'han-latin-space',
    message: () => message('han-latin-space'),
    replacement: ' ',
  },
  此处全角内容之间不需要空格: {
    rule: 'han-han-space',
    message: () => message('han-han-space'),
    replacement: '',
  },
  此处半角内容之间需要一个空格: {rule: 'single-space', message: () => message('several-spaces')},
  此处标点符号需要使用全角: {
    rule: 'full-width-punctuation',
    message: (character) => message('half-width-mark', {marks: fullWidthOf[character] ?? []}),
  },
};

/** Words before the number of a figure or a step. */
const label = '(?:(?:[A-Za-z]+|第|图|表|例|附录|步骤|问题|练习|方法|方案) ?)?';

/**
 * The full stop of a number at the start of a line or a clause, with the spaces after it: `1. 准备`, `2.1. 安装`, `A. 选项`, `图 3. 结构`,
 * `一. 准备`. A sign or a picture may precede it.
 */
const numbering = new RegExp(
  `(?<=(?:^|[：；，。、（])[^\\p{L}\\p{N}\\n]*(?:${label}(?:\\d{1,3}(?:\\.\\d{1,3})*|(?<!\\p{L})[A-Z])|[a-z]|[IVX]+|[一二三四五六七八九十]+))\\.(?![A-Za-z\\d.])[^\\S\\n]*`,
  'gmu',
);

const hanCharacter = new RegExp(han, 'u');
const hanOrKana = new RegExp(`(?:${han}|${kana})+`, 'gu');

/** zhlint finds nothing in text without such characters: in Han characters and full-width marks alone. */
const comparable = /[^\p{Script=Han}，。、；：？！（）「」『』《》]/u;

/**
 * Runs some of zhlint's rules: spaces between words, and the width of pauses and stops. Its defaults would
 * replace 「」 and （）. It does not report the place of a space beside a quotation. With a list of
 * abbreviations, zhlint 0.8.2 throws on a full stop after a quotation mark.
 */
export function findByZhlint(text: string): TextFinding[] {
  if (!hanCharacter.test(text) || !comparable.test(text)) {
    return [];
  }
  const {short, offsets} = shorten(hideMarksOfWords(text));
  const {validations} = run(short, {
    hyperParse: [],
    rules: {
      fullwidthPunctuation: '，。：；？！',
      spaceBetweenMixedwidthContent: true,
      spaceBetweenHalfwidthContent: true,
      noSpaceBetweenFullwidthContent: true,
    },
  });
  return validations.flatMap(({index, length, target, message: words}) => {
    const part: string = target;
    const start = offsets[part === 'spaceAfter' ? index + length : index] ?? text.length;
    const known = rules[words];
    return known
      ? {
          rule: known.rule,
          start,
          end: start + 1,
          message: known.message(text.charAt(start)),
          ...fixOfSpace(text, start, known.replacement),
        }
      : [];
  });
}

/** Inserts a space between two characters, or removes the spaces that begin here. */
function fixOfSpace(
  text: string,
  start: number,
  replacement: Rule['replacement'],
): Pick<TextFinding, 'fix'> {
  const [spaces = ''] = /^[^\S\n]*/.exec(text.slice(start)) ?? [];
  if (replacement === ' ' && spaces === '' && /\S$/.test(text.slice(0, start))) {
    return {fix: {start, end: start, text: replacement}};
  }
  return replacement === '' && spaces !== ''
    ? {fix: {start, end: start + spaces.length, text: replacement}}
    : {};
}

/**
 * Shortens words and runs of Han characters to their ends, which are all that the rules read, because zhlint's time
 * grows with the number of characters. `offsets` has the original offset of each character.
 */
function shorten(text: string): {readonly short: string; readonly offsets: readonly number[]} {
  let short = '';
  const offsets: number[] = [];
  let from = 0;
  const keep = (start: number, end: number) => {
    short += text.slice(start, end);
    for (let offset = start; offset < end; offset += 1) {
      offsets.push(offset);
    }
  };
  for (const {0: run, index} of text.matchAll(/字{3,}|[a-z]{3,}/g)) {
    keep(from, index + 1);
    from = index + run.length - 1;
  }
  keep(from, text.length);
  return {short, offsets};
}

/**
 * Hides marks that look like punctuation but belong to a word, and quotation marks and full-width forms, which
 * have rules of their own. Writes 字 for each Han character and kana, because zhlint takes rare Han characters, kana
 * and full-width forms for Latin.
 */
function hideMarksOfWords(text: string): string {
  const hide = (mark: string) => placeholder.repeat(mark.length);
  return text
    .replace(numbering, (mark) => '—'.repeat(mark.length))
    .replace(hanOrKana, (run) => '字'.repeat(run.length))
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/(?<![\p{L}\d])\.(?=[A-Za-z])/gu, hide) // .gitignore
    .replace(/(?<=\b[A-Z])\.(?= ?[A-Z])/g, hide) // R. K. Mantiuk
    .replace(/(?<=\b(?:vs|etc|No|Fig|Eq|Sec|Inc|Ltd|Co|Corp|Rev|Vol|e\.g|i\.e))\./g, hide)
    .replace(/(?<=[A-Za-z])['’](?=[A-Za-z])/g, hide) // don’t
    .replace(/(?<=\d)\.(?=[，、；：）」』])/g, hide) // the list marker 1.，
    .replace(/(?<=[A-Za-z\d] ):(?= [A-Za-z\d])/g, hide) // the ratio a : b
    .replace(/[¡¿][^!?]*[!?]/g, hide) // ¡Hola!
    .replace(/["'“”‘’]|(?![，：；？！（）])[\uFF01-\uFF60]/g, '—');
}
