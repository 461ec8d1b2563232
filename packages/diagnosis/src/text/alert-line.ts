import {paragraphTexts, type ParagraphLine} from './paragraph-lines.ts';
import type {ParsedText} from '../rule.ts';

/** The first line of a block quote that is meant as an alert, such as `[!NOTE]`. */
export interface AlertLine {
  readonly line: ParagraphLine;
  /** The text meant as `[!`, the name, the text meant as `]`, and the text after it. */
  readonly open: string;
  readonly name: string;
  readonly close: string;
  readonly text: string;
  /** Whether the block quote is inside another block. */
  readonly isNested: boolean;
}

const pattern = /^([[【［] ?[!！] ?)([\p{L}][\p{L}\p{N}_-]{0,20})( ?[\]】］])(?![[(])[ \t]*(.*)$/u;

/** The lines of a text that are meant as first lines of alerts. */
export function alertLines(text: ParsedText): readonly AlertLine[] {
  return paragraphTexts(text).flatMap(({node, ancestors, lines}) => {
    const quote = ancestors.at(-1);
    const [line] = lines;
    if (!line || quote?.type !== 'blockquote' || quote.children[0] !== node) {
      return [];
    }
    const [all, open = '', name = '', close = '', rest = ''] = pattern.exec(line.text) ?? [];
    const isText = line.plain.startsWith(open + name + close);
    return all !== undefined && isText
      ? [{line, open, name, close, text: rest, isNested: ancestors.length > 2}]
      : [];
  });
}
