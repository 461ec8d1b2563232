import type {Piece} from './tokenize';

interface Options {
  readonly firstNumber: number | undefined;
  /** Counted from 1. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * The HTML inside a `<code>`, whose text is exactly the code. A line is an element only if it is numbered or highlighted, and a
 * piece only if it has its own colour.
 */
export function codeHtml(
  lines: readonly (readonly Piece[])[],
  {firstNumber, highlighted}: Options,
): string {
  return lines
    .map((pieces, index) => {
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      const content = pieces.map(pieceHtml).join('') + lineBreak;
      const mark = highlighted.has(index + 1) ? 'theme-code-block-highlighted-line' : '';
      if (firstNumber === undefined) {
        return mark ? `<span class="${mark}">${content}</span>` : content;
      }
      // The inner element is the line's second cell. It preserves spaces between pieces.
      const names = mark ? `code-line ${mark}` : 'code-line';
      return `<span class="${names}" data-line="${String(firstNumber + index)}"><span>${content}</span></span>`;
    })
    .join('');
}

function pieceHtml({text, kinds}: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kinds.length > 0 && text !== ''
    ? `<span class="token ${kinds.join(' ')}">${escaped}</span>`
    : escaped;
}
