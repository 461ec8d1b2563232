import {placeAt} from '../place.ts';
import {asCode, lineOf, type Place, type Words} from './words.ts';

/** Explains a brace, tag or value that is still open at the end of the text. */
export function explainEnd({failure: {reason}, line, column, source}: Place): Words | undefined {
  const quote = /closing quote `(?<mark>.)`/.exec(reason)?.groups?.mark;
  if (quote !== undefined) {
    // It is the last one of the text, or it would have been closed.
    const begun = source.lastIndexOf('<', source.lastIndexOf(quote));
    return {
      ...(begun < 0 ? {} : placeAt(source, begun)),
      read: `A value begins with ${quote}, and has no closing ${quote}.`,
      remedy: `Close the value with ${quote}.`,
    };
  }
  const open = reason.includes('`{`') ? '{' : '<';
  const until =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + column;
  const start =
    open === '{' ? firstOpenBrace(source.slice(0, until)) : source.lastIndexOf('<', until);
  if (start < 0) {
    return undefined;
  }
  const before = source.slice(0, start).split('\n');
  const where = {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
  return open === '{'
    ? {...where, ...unclosedBrace}
    : {
        ...where,
        read: 'A < begins a tag, and no > ends it.',
        remedy: 'Write > at its end, or &lt; for the sign.',
      };
}

const unclosedBrace = {
  read: 'A { begins code, and no } ends it.',
  remedy: `Write \\{ for the sign, or ${asCode('{')}.`,
};

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

/** Explains invalid code in braces, or after `import` and `export`. */
export function explainCode({failure: {reason}, line, column, source}: Place): Words | undefined {
  if (reason.includes('import/exports')) {
    const above = source.split('\n').slice(0, line);
    const first = above.findLastIndex((text) => /^(?:import|export)\b/.test(text));
    const [word = 'import'] = /^\w+/.exec(above[first] ?? '') ?? [];
    return {
      line: first < 0 ? line : first + 1,
      column: 1,
      read: `The line begins with "${word}", which makes it code, but it is not a valid statement.`,
      remedy: `Articles import nothing. If it is text, begin the line with another word, or ${asCode(word)}.`,
    };
  }
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
    return {
      ...begun,
      read: `${code} is the id of a heading. Elsewhere it is read as code.`,
      remedy: 'Put it at the end of a heading: ## 标题 {#id}.',
    };
  }
  if (code.startsWith('{/*')) {
    return {...begun, read: 'The comment {/* has no end.', remedy: 'Close it with */}.'};
  }
  if (code === '{') {
    return {...begun, ...unclosedBrace};
  }
  return {
    ...begun,
    read: `The text between { and } is code, and "${code}" is not a valid expression.`,
    remedy: `Write \\{ and \\} for the signs, or ${asCode(code)}.`,
  };
}
