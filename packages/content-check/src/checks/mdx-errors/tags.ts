import {message} from '../../messages/message.ts';
import type {MdxFault} from '../parser-messages.ts';
import {lineOf, type Explained, type FaultLocation} from './explanation.ts';

/** Elements that have no closing tag in HTML. */
export const emptyElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

type Fault<Kind> = Extract<MdxFault, {readonly kind: Kind}>;

/** Explains a tag that is closed before a tag within it. */
export function explainCrossed({closed, open, opening}: Fault<'crossed-tags'>): Explained {
  return emptyElements.test(open)
    ? {...opening, message: message('unclosed-void-element', {name: open})}
    : {message: message('crossed-tags', {closed, open})};
}

/** Explains a tag that is not closed. */
export function explainUnclosed({name, opening, container}: Fault<'unclosed-element'>): Explained {
  if (emptyElements.test(name)) {
    return {...opening, message: message('unclosed-void-element', {name})};
  }
  return {
    ...opening,
    message:
      container === undefined
        ? message('unclosed-element', {name})
        : message('unclosed-element-in-container', {name, container}),
  };
}

/** Explains a < that does not begin a tag, or an invalid tag. */
export function explainCharacter(
  kind: 'unquoted-attribute-value' | 'invalid-tag-name' | 'invalid-tag',
  {line, column, source}: FaultLocation,
): Explained | undefined {
  const text = lineOf(source, line);
  const start = text.lastIndexOf('<', column - 1);
  if (start < 0) {
    return undefined;
  }
  const begun = {line, column: start + 1};
  const rest = text.slice(start);
  const address = /^<(?<url>(?:https?:\/\/|[\w.+-]+@)[^\s>]*)>?/.exec(rest)?.groups?.url;
  if (address !== undefined) {
    const target = address.includes('://') ? address : `mailto:${address}`;
    return {...begun, message: message('autolink', {address, target})};
  }
  if (rest.startsWith('<!--')) {
    return {...begun, message: message('unclosed-html-comment')};
  }
  if (kind === 'unquoted-attribute-value') {
    return {message: message(kind, {tag: rest.slice(0, column - start + 8)})};
  }
  if (kind === 'invalid-tag-name') {
    const [word = '<'] = /^<\S{0,20}/.exec(rest) ?? [];
    const character = String.fromCodePoint(word.codePointAt(1) ?? 0x3c);
    return {...begun, message: message(kind, {word, character, escaped: `&lt;${word.slice(1)}`})};
  }
  return {
    message: message(kind, {
      tag: rest.slice(0, column - start),
      character: text.charAt(column - 1),
    }),
  };
}
