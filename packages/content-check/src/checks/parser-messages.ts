/**
 * The messages of other programs as data. These programs give no code, or no place, for what is read here, so patterns over their
 * sentences are the only way. Patterns over sentences are in this file alone: an update of such a program can break nothing else.
 */

/** A message of MDX's parser. Its packages list the values of `ruleId`. */
export interface MdxFailure {
  readonly reason: string;
  readonly ruleId?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Where a tag opens, both 1-based. */
interface Opening {
  readonly line: number;
  readonly column: number;
}

/** A fault that MDX's parser names. */
export type MdxFault =
  | {
      readonly kind: 'crossed-tags';
      readonly closed: string;
      readonly open: string;
      readonly opening: Opening;
    }
  | {readonly kind: 'tag-across-box'; readonly name: string; readonly line: number}
  | {
      readonly kind: 'unclosed-element';
      readonly name: string;
      readonly opening: Opening;
      /** The type of the node that ends before the element. */
      readonly container: string | undefined;
    }
  | {readonly kind: 'unclosed-attribute-value'; readonly quote: string}
  | {
      readonly kind:
        | 'unended-tag'
        | 'unclosed-brace'
        | 'unquoted-attribute-value'
        | 'invalid-tag-name'
        | 'invalid-tag'
        | 'invalid-statement'
        | 'invalid-expression'
        | 'unopened-closing-tag'
        | 'lazy-line'
        | 'text-after-import'
        | 'attribute-spread'
        | 'other';
    };

/** The fault in a message of MDX's parser; `other` for a message that is unknown here. */
export function readMdxFailure({reason, ruleId}: MdxFailure): MdxFault {
  switch (ruleId) {
    case 'end-tag-mismatch':
      return readTagMismatch(reason);
    case 'unexpected-character':
      return reason.includes('before attribute value')
        ? {kind: 'unquoted-attribute-value'}
        : {kind: reason.includes('before name') ? 'invalid-tag-name' : 'invalid-tag'};
    case 'unexpected-eof': {
      const quote = /closing quote `(.)`/.exec(reason)?.[1];
      return quote === undefined
        ? {kind: reason.includes('`{`') ? 'unclosed-brace' : 'unended-tag'}
        : {kind: 'unclosed-attribute-value', quote};
    }
    case 'acorn':
      return {kind: reason.includes('import/exports') ? 'invalid-statement' : 'invalid-expression'};
    case 'unexpected-closing-slash':
      return {kind: 'unopened-closing-tag'};
    case 'unexpected-lazy':
      return {kind: 'lazy-line'};
    case 'non-esm':
      return {kind: 'text-after-import'};
    case 'non-spread':
    case 'spread-extra':
      return {kind: 'attribute-spread'};
    default:
      return {kind: 'other'};
  }
}

function readTagMismatch(reason: string): MdxFault {
  const crossed =
    /closing tag `<\/(?<closed>[^>`]*)>`, expected corresponding closing tag for `<(?<open>[^>`]*)>` \((?<line>\d+):(?<column>\d+)/.exec(
      reason,
    )?.groups;
  if (crossed) {
    const {closed = '', open = '', line, column} = crossed;
    const opening = {line: Number(line), column: Number(column)};
    return {kind: 'crossed-tags', closed, open, opening};
  }
  const [, closing] = /closing tag `<\/([^>`]*)>` /.exec(reason) ?? [];
  const [, line] = /after the start of `directiveContainer` \((\d+):/.exec(reason) ?? [];
  if (closing !== undefined && line !== undefined) {
    return {kind: 'tag-across-box', name: closing, line: Number(line)};
  }
  const unclosed = /closing tag for `<(?<name>[^>`]*)>` \((?<line>\d+):(?<column>\d+)/.exec(
    reason,
  )?.groups;
  if (unclosed) {
    const {name = '', column} = unclosed;
    const [, container] = /before the end of `(\w+)`$/.exec(reason) ?? [];
    const opening = {line: Number(unclosed.line), column: Number(column)};
    return {kind: 'unclosed-element', name, opening, container};
  }
  return {kind: 'other'};
}

/** The reason in V8's message about invalid JSON, and the offset of the fault if V8 gives it. */
export function readJsonError({message}: SyntaxError): {
  readonly reason: string;
  readonly offset: number | undefined;
} {
  const quotation = message.endsWith('" is not valid JSON') ? message.indexOf(', "') : -1;
  const own = quotation === -1 ? message : message.slice(0, quotation);
  const place = / at position (\d+)/.exec(own);
  return {
    reason: own.slice(0, place?.index).replace(/ in JSON$/, ''),
    offset: place ? Number(place[1]) : undefined,
  };
}

/** The reason in smol-toml's message. Its other lines draw the place, which the error also has as numbers. */
export function readTomlError(message: string): string {
  const [reason = message] = message.replace('Invalid TOML document: ', '').split('\n');
  return reason;
}

/** A parser's message as a part of a sentence. */
export function withoutFullStop(reason: string): string {
  return reason.replace(/(?<!\.)\.+$/, '');
}
