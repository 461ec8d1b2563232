import type {ReactNode} from 'react';

type Props = {
  readonly children: string;
};

/** A text with code between backticks, such as a rule's explanation. */
export default function CodeSpans({children}: Props): ReactNode {
  return codeSpanPieces(children).map(({text, isCode}, index) =>
    isCode ? <code key={index}>{text}</code> : text,
  );
}

/** A piece of a text: prose, or the content of a code span. */
interface Piece {
  readonly text: string;
  readonly isCode: boolean;
}

/**
 * Splits a text into prose and code spans, as CommonMark 0.31.2 does (6.1). One space at each end belongs to the
 * backticks, unless the content is only spaces. Other markup is not supported.
 */
export function codeSpanPieces(text: string): Piece[] {
  // Text and runs of backticks by turns. A run without its end is text.
  const parts = text.split(/(`+)/);
  const last = new Map(parts.map((part, index) => [part, index]));
  const pieces: Piece[] = [];
  let prose = '';
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? '';
    if (index % 2 === 0 || last.get(part) === index) {
      prose += part;
      continue;
    }
    const end = parts.indexOf(part, index + 1);
    const code = parts.slice(index + 1, end).join('');
    const isPadded = /^ .* $/.test(code) && code.trim() !== '';
    pieces.push(
      {text: prose, isCode: false},
      {text: isPadded ? code.slice(1, -1) : code, isCode: true},
    );
    prose = '';
    index = end;
  }
  return [...pieces, {text: prose, isCode: false}].filter((piece) => piece.text !== '');
}
