import {readMdxFailure, type MdxFailure} from '../parser-messages.ts';
import type {Explanation} from './explanation.ts';

/** Replaces each character of a fault. It is neither white space nor a letter, and no rule of typography knows it. */
const harmless = '\uFFFC';

/** Replaces characters of a text, but not its line ends, so that all places stay. */
const cover = (text: string) => text.replace(/[^\n]/g, harmless);

/** From an offset of a text: what a pattern with the flag `y` matches there. */
function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}

/** Ends where its paragraph ends. */
const tag = /<\/?[\p{L}_$](?:(?!\n[ \t]*\n)[^<>])*>/uy;
const address = /<(?:[a-z][a-z+.-]*:|[\w.+-]+@)[^\s<>]*>/iy;
const braces = /\{(?:[^{}\n]|\{[^{}\n]*\})*\}/y;
const word = /\w+/y;

/**
 * Covers a fault that was explained, so that the parser can read on behind it. The text keeps its length and its lines.
 *
 * @param explanation whose place is where the fault begins
 * @returns the text unchanged if no part of it can be covered
 */
export function neutralize(
  source: string,
  failure: MdxFailure,
  {line, column}: Pick<Explanation, 'line' | 'column'>,
): string {
  const fault = readMdxFailure(failure);
  const start = offsetOf(source, line, column);
  const hide = (from: number, text: string) =>
    source.slice(0, from) + cover(text) + source.slice(from + text.length);

  if (fault.kind === 'invalid-statement') {
    return hide(start, matchAt(word, source, start) ?? '');
  }
  if (fault.kind === 'crossed-tags') {
    // The tag within the one that is closed first; the other pair is then right.
    const {opening, open} = fault;
    return hidePair(source, offsetOf(source, opening.line, opening.column), open);
  }
  const place = '<{'.includes(source.charAt(start))
    ? start
    : lastSign(source, offsetOf(source, failure.line ?? line, failure.column ?? column));
  const isSpread = fault.kind === 'attribute-spread';
  const at = isSpread ? source.lastIndexOf('<', place) : outermost(source, place);
  if (source.charAt(at) === '{') {
    const code = matchAt(braces, source, at) ?? '{';
    return code.length > 1 && source.charAt(at - 1) === '='
      ? `${source.slice(0, at)}"${cover(code.slice(2))}"${source.slice(at + code.length)}`
      : hide(at, code);
  }
  const link = matchAt(address, source, at);
  const found = link ?? matchAt(tag, source, at);
  if (found === undefined) {
    return source.charAt(at) === '<' ? hide(at, '<') : source;
  }
  const name = link === undefined ? /^<([\p{L}_$][\w.:-]*)/u.exec(found)?.[1] : undefined;
  if (name === undefined) {
    return hide(at, found);
  }
  if (failure.ruleId === 'end-tag-mismatch') {
    return hidePair(source, at, name);
  }
  // Its attributes are wrong. If it is closed, it stays without them, because otherwise its end would be another fault.
  const closes = !found.endsWith('/>') && source.includes(`</${name}`, at + found.length);
  const attributes = found.slice(name.length + 1, -1).replace(/[^\n]/g, ' ');
  return closes
    ? `${source.slice(0, at)}<${name}${attributes}>${source.slice(at + found.length)}`
    : hide(at, found);
}

/** The first of the braces that stand together, as in `{{ name }}`. */
function outermost(source: string, offset: number): number {
  let first = offset;
  while (source.charAt(first) === '{' && source.charAt(first - 1) === '{') {
    first -= 1;
  }
  return first;
}

/** Covers an opening tag, and the next closing tag of its name unless another one opens before. */
function hidePair(source: string, at: number, name: string): string {
  const opening = matchAt(tag, source, at) ?? source.charAt(at);
  const after = at + opening.length;
  const next = new RegExp(`<(/?)${name.replace(/[$.]/g, '\\$&')}(?=[\\s/>])[^<>]*>`, 'g');
  next.lastIndex = after;
  const found = next.exec(source);
  const closing = found?.[1] === '/' ? found : undefined;
  const covered = source.slice(0, at) + cover(opening);
  return closing
    ? covered +
        source.slice(after, closing.index) +
        cover(closing[0]) +
        source.slice(next.lastIndex)
    : covered + source.slice(after);
}

/** The last sign before an offset that begins a tag or code; -1 if there is none. */
function lastSign(source: string, offset: number): number {
  return Math.max(source.lastIndexOf('<', offset), source.lastIndexOf('{', offset));
}

/** The offset of a place in a text. */
function offsetOf(source: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = source.indexOf('\n', start);
    if (end < 0) {
      break;
    }
    start = end + 1;
  }
  return Math.min(source.length, start + column - 1);
}
