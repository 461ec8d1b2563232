import {codeHtml} from './html';
import {readInfo} from './info';
import {takeMagicComments} from './magic-comments';
import type {Highlighter} from './tokenize';

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
