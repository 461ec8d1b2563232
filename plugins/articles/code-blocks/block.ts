import {codeHtml} from './html';
import {readInfo} from './info';
import {takeMagicComments} from './magic-comments';
import type {Highlighter} from './tokenize';

interface Source {
  readonly code: string;
  /** As the fence names it, in any case; empty for none. */
  readonly language: string;
  /** What stands behind the language. */
  readonly meta: string;
}

/** What the component of a code block needs to know of one: strings, and a mark that is there or not. */
export interface Block {
  readonly className: string;
  readonly html: string;
  readonly title?: string;
  readonly numbered?: true;
}

/** Highlights a code block. Nothing is wrong input: code in an unknown language is plain, unknown words mean nothing. */
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
