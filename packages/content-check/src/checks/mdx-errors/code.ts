import {message} from '../../messages/message.ts';
import {positionAt} from '../position.ts';
import {lineOf, type Explained, type FaultLocation} from './explanation.ts';

/** Explains the value of an attribute whose quotation mark is not closed. */
export function explainValue(quote: string, {source}: FaultLocation): Explained {
  // It is the last one of the text, or it would have been closed.
  const begun = source.lastIndexOf('<', source.lastIndexOf(quote));
  return {
    ...(begun < 0 ? {} : positionAt(source, begun)),
    message: message('unclosed-attribute-value', {quote}),
  };
}

/** Explains a brace or a tag that is still open at the end of the text. */
export function explainOpen(
  kind: 'unclosed-brace' | 'unended-tag',
  {line, column, source}: FaultLocation,
): Explained | undefined {
  const until =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + column;
  const start =
    kind === 'unclosed-brace'
      ? firstOpenBrace(source.slice(0, until))
      : source.lastIndexOf('<', until);
  return start < 0 ? undefined : {...positionAt(source, start), message: message(kind)};
}

/** The place of the first brace that is not closed; -1 if all are closed. */
function firstOpenBrace(text: string): number {
  const open: number[] = [];
  for (const {0: mark, index} of text.matchAll(/(?<!\\)[{}]/g)) {
    if (mark === '{') {
      open.push(index);
    } else {
      open.pop();
    }
  }
  return open[0] ?? -1;
}

/** Explains an invalid statement after `import` and `export`. */
export function explainStatement({line, source}: FaultLocation): Explained {
  const above = source.split('\n').slice(0, line);
  const first = above.findLastIndex((text) => /^(?:import|export)\b/.test(text));
  const [keyword = 'import'] = /^\w+/.exec(above[first] ?? '') ?? [];
  return {
    line: first < 0 ? line : first + 1,
    column: 1,
    message: message('invalid-statement', {keyword}),
  };
}

/** Explains invalid code in braces. */
export function explainExpression({line, column, source}: FaultLocation): Explained {
  const text = lineOf(source, line);
  let start = text.lastIndexOf('{', column - 1);
  while (text.charAt(start - 1) === '{') {
    start -= 1; // {{ name }}
  }
  const rest = text.slice(Math.max(0, start));
  const [code = '{'] =
    /^\{(?:[^{}]|\{[^{}]*\})*\}/.exec(rest) ?? /^\{(?:[^{}]*\})*/.exec(rest) ?? [];
  const begun = start < 0 ? {} : {column: start + 1};
  if (/^\{#[^{}]+\}/.test(code)) {
    return {...begun, message: message('misplaced-heading-id', {code})};
  }
  if (code.startsWith('{/*')) {
    return {...begun, message: message('unclosed-mdx-comment')};
  }
  return {
    ...begun,
    message: code === '{' ? message('unclosed-brace') : message('invalid-expression', {code}),
  };
}
