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

/** Backticks, content, as many backticks. */
const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/;

/**
 * Splits a text into prose and code spans, as CommonMark 0.31.2 does (6.1). One space at each end belongs to the
 * backticks, unless the content is only spaces. Other markup is not supported.
 */
export function codeSpanPieces(text: string): Piece[] {
  const parts = text.split(codeSpan);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [prose = '', , code] = parts.slice(index, index + 3);
    pieces.push({text: prose, isCode: false});
    if (code !== undefined) {
      pieces.push({text: code.replace(/^ (.*[^ ].*) $/, '$1'), isCode: true});
    }
  }
  return pieces.filter((piece) => piece.text !== '');
}
