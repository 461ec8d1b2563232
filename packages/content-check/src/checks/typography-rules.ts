import {message, type Message} from '../messages/message.ts';
import type {Edit} from '@markdown-zh/diagnosis/edits';

/** A mistake in a text, and its place there. */
export interface TextFinding {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
  readonly message: Message;
  /** A safe fix, by offsets in the text. */
  readonly fix?: Edit;
}

/** Parts of character classes of regular expressions with the flag `u`. */
export const han = '\\p{Script=Han}';
export const kana = '[\\p{Script=Hiragana}\\p{Script=Katakana}]';
export const fullWidth = '，。、；：？！（）「」『』《》〈〉【】〔〕';

/** Units after a number, without letters that also occur in names, such as the G of 5G. */
const units = [
  '[kMG]?Ω|[kmMµμ]?V|[mµμ]?A|[kmM]?W|[kMG]?Hz|[munpµμ]F|[mnµμ]H|[ckmnµμ]?m|[mnpµμ]?s|[km]?g',
  '[KMGTP]i?B|[kMG]?bit(?:/s)?|[kMG]?bps|dBm?|℃|°C|px|pt|fps|ppi|dpi|PPI|DPI|rpm',
].join('|');

/** A number outside names such as IEEE 802.11s and Cat 6A. */
const number =
  '(?<![\\p{L}\\d_.,]|[\\p{L}\\d]-|\\b(?:Cat|Gen|Type|Class) )(?!802\\.)\\d[\\d.,]{0,30}';

interface Pattern {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly message: Message;
  /** Whether the rule applies to Chinese text only. */
  readonly inChinese?: true;
  /** Set where the fix is safe. */
  readonly replacement?: (found: string) => string;
}

const patterns: readonly Pattern[] = [
  {
    rule: 'quotation-marks',
    pattern: /["“”]|(?<![A-Za-z])['‘’]|['‘’](?![A-Za-z])/g,
    inChinese: true,
    message: message('quotation-marks'),
  },
  /**
   * Punctuation that touches Han characters. Two forms stay even in Chinese text. One is round brackets around Latin text alone after a
   * Latin word, `Controller Area Network (CAN)`. The other is a comma without a space between Latin words, `HTML,CSS`; `findByWidth`
   * finds a comma with a space, `HTML, CSS`. The bracket after the number of a line, `1)准备`, is not one of a pair.
   */
  {
    rule: 'full-width-punctuation',
    pattern: new RegExp(
      `\\((?=[^()]*${han})|\\)(?<=${han}[^()]*\\))|(?<=${han})(?:[,;:?!]{2,}|\\()|\\)(?=${han})(?<!(?:^|\\n)\\s*(?:\\d{1,3}|[A-Za-z])\\))`,
      'gu',
    ),
    message: message('half-width-brackets'),
  },
  {
    rule: 'ellipsis',
    pattern: new RegExp(
      `(?<=[${han}${fullWidth}])(?:\\.{2,}|。{2,})|(?<!\\.)\\.{2,}(?=${han})`,
      'gu',
    ),
    message: message('ellipsis'),
    replacement: () => '……',
  },
  {
    rule: 'half-width-characters',
    pattern: /[０-９Ａ-Ｚａ-ｚ％＋－＝＃＆＊＠．＂＇\u3000]/gu,
    message: message('full-width-characters'),
    replacement: (found) => found.normalize('NFKC'),
  },
  {
    rule: 'no-space-beside-punctuation',
    pattern: new RegExp(
      `(?<![^\\S\\n])[^\\S\\n]+(?=[${fullWidth}]|——|……)|(?<=[${fullWidth}]|——|……)[^\\S\\n]+`,
      'gu',
    ),
    message: message('space-beside-punctuation'),
    replacement: () => '',
  },
  {
    rule: 'han-latin-space',
    pattern: new RegExp(
      `(?<=[A-Za-z\\d][%‰°″+#]{1,9})(?=${han})|(?<=${han})(?=[$+<>=~@#&][A-Za-z\\d])`,
      'gu',
    ),
    message: message('han-latin-space'),
    replacement: () => ' ',
  },
  {
    rule: 'unit-space',
    pattern: new RegExp(`(?<=${number})(?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
    message: message('unit-space'),
    replacement: () => ' ',
  },
  {
    rule: 'range',
    pattern: /(?<=[\d%])[^\S\n]*[–~][^\S\n]*(?=\d)/g,
    inChinese: true,
    message: message('range'), // GB/T 15834-2011, 4.13
    replacement: () => '～',
  },
  {
    rule: 'doubled-punctuation',
    pattern: /(?<mark>[，、；：])\k<mark>+/g,
    message: message('doubled-mark'),
    replacement: (found) => found.charAt(0),
  },
  {
    rule: 'no-space-before-sign',
    pattern: /(?<=\d)[^\S\n]+(?=[%‰″′]|°(?!C))/g,
    message: message('space-before-sign'),
    replacement: () => '',
  },
];

/** A Han character, which makes a text Chinese. */
export const hanCharacter = new RegExp(han, 'u');

/** Applies the rules that depend on neighbouring characters alone. */
export function findByPatterns(text: string): TextFinding[] {
  const isChinese = hanCharacter.test(text);
  return patterns
    .filter(({inChinese}) => isChinese || !inChinese)
    .flatMap(({rule, pattern, message: reported, replacement}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        rule,
        message: reported,
        from: index,
        to: index + found.length,
        ...(replacement && {
          fix: {from: index, to: index + found.length, insert: replacement(found)},
        }),
      })),
    );
}

const leftOf: Readonly<Record<string, string>> = {
  '）': '（',
  '」': '「',
  '』': '『',
  '》': '《',
  '〉': '〈',
  '】': '【',
  '〕': '〔',
};

/** Finds brackets and quotation marks that are not paired in the same block, and 「」 within 「」. */
export function findUnpaired(text: string): TextFinding[] {
  const open: {readonly mark: string; readonly at: number}[] = [];
  const findings: TextFinding[] = [];
  const report = (at: number, reported: Message) => {
    findings.push({rule: 'pairs', from: at, to: at + 1, message: reported});
  };

  for (const {0: mark, index} of text.matchAll(/[（）「」『』《》〈〉【】〔〕]/g)) {
    const left = leftOf[mark];
    const isQuoted = open.some((outer) => outer.mark === '「');
    if (left !== undefined && open.at(-1)?.mark === left) {
      open.pop();
    } else if (left !== undefined) {
      report(index, message('unopened-mark', {left, mark}));
    } else {
      if (mark === '「' && isQuoted) {
        report(index, message('nested-quotation'));
      } else if (mark === '『' && !isQuoted) {
        report(index, message('outer-quotation'));
      }
      open.push({mark, at: index});
    }
  }
  for (const {mark, at} of open) {
    report(at, message('unclosed-mark', {mark}));
  }
  return findings;
}
