/** A piece of text without a line break inside. */
export interface Unit {
  readonly text: string;
  /** Has a space before it, which is dropped at the start of a line. */
  readonly isSpaced: boolean;
  /** The quality of a line break after it. */
  readonly end: 'clause' | 'space' | 'inside';
}

/** CLREQ, "Prohibition Rules for Line Start": closing marks, pauses, stops, dashes, and the interpunct. */
const noLineStart = /^[\p{Pe}\p{Pf}、。，．：；！？…—～·,.:;!?%‰℃]/u;

/** CLREQ, "Prohibition Rules for Line End": opening brackets and quotation marks. */
const noLineEnd = /[\p{Ps}\p{Pi}]$/u;

/** The end of a part of a sentence. */
const clauseEnd = /[、。，：；！？,:;!?][\p{Pe}\p{Pf}]*$/u;

/** Single characters that are units; the text between them is a word. */
const single =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Pe}\\p{Pf}\\p{Ps}\\p{Pi}、。，．：；！？…—～·';
const piece = new RegExp(`[${single}]|[^\\s${single}]+`, 'gu');

/** Marks of Markdown, such as `**`, which stay with their neighbour. */
const onlySymbols = /^[^\p{L}\p{N}\p{P}]+$|^[*_`#>~|]+$/u;

/** A bracket or an apostrophe inside a Latin word, as in `f(x)` and `don’t`, does not end it. */
const latinEnd = /[\p{Script=Latin}\p{N})\]’]$/u;
const latinStart = /^[\p{Script=Latin}\p{N}([]/u;

/**
 * Splits mixed Chinese and Latin text into units, between which a line may break. No unit begins with a mark that CLREQ forbids
 * at a line's start, or ends with one that it forbids at a line's end. A Latin word is one unit.
 *
 * @param text plain text; white space of any length counts as one space
 * @returns the units in order; none for an empty text
 */
export function unitsOf(text: string): Unit[] {
  const units: {text: string; isSpaced: boolean}[] = [];
  let end = 0;
  for (const {0: found, index} of text.matchAll(piece)) {
    const last = units.at(-1);
    const isSpaced = index > end && last !== undefined;
    if (last && !isSpaced && belongsTo(last.text, found)) {
      last.text += found;
    } else {
      units.push({text: found, isSpaced});
    }
    end = index + found.length;
  }
  return units.map((unit, index) => ({...unit, end: endOf(unit.text, units[index + 1])}));
}

function belongsTo(before: string, found: string): boolean {
  return (
    noLineStart.test(found) ||
    noLineEnd.test(before) ||
    onlySymbols.test(before) ||
    (onlySymbols.test(found) && !clauseEnd.test(before)) ||
    (latinEnd.test(before) && latinStart.test(found))
  );
}

function endOf(text: string, next: {readonly isSpaced: boolean} | undefined): Unit['end'] {
  if (clauseEnd.test(text)) {
    return 'clause';
  }
  return next?.isSpaced ? 'space' : 'inside';
}
