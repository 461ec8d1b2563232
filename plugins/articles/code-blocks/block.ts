import {readInfo} from './info';
import {takeMagicComments} from './magic-comments';
import type {Highlighter, Piece} from './tokenize';

interface Source {
  readonly code: string;
  /** The fence's language, in upper or lower case; may be empty. */
  readonly language: string;
  /** The rest of the fence's info string. */
  readonly meta: string;
}

/** The props of the component of a code block. */
export interface Block {
  readonly className: string;
  readonly html: string;
  readonly title?: string;
  readonly numbered?: true;
}

/** Highlights a code block. Every input is valid: unknown languages stay plain, and unknown words are ignored. */
export function codeBlock({code, language, meta}: Source, highlighter: Highlighter): Block {
  const name = language.toLowerCase() || 'text';
  const info = readInfo(meta);
  const withoutEnd = code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const marked = info.highlighted
    ? {code: withoutEnd, highlighted: info.highlighted}
    : takeMagicComments(withoutEnd, name);
  return {
    className: `language-${name}`,
    html: codeHtml(highlighter.lines(marked.code, name), {
      firstNumber: info.firstNumber,
      highlighted: marked.highlighted,
    }),
    ...(info.title !== undefined && {title: info.title}),
    ...(info.firstNumber !== undefined && {numbered: true}),
  };
}

interface LineMarks {
  readonly firstNumber: number | undefined;
  /** Counted from 1. */
  readonly highlighted: ReadonlySet<number>;
}

/**
 * The HTML inside a `<code>`, whose text is exactly the code. A line is an element only if it is numbered or highlighted, and a
 * piece only if it has its own colour.
 */
function codeHtml(
  lines: readonly (readonly Piece[])[],
  {firstNumber, highlighted}: LineMarks,
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
