import {applyEdits, type Edit} from '@markdown-zh/diagnosis/edits';
import {findCode, unwrappedFence, type Code} from '../checks/code.ts';
import {oneLine} from '../checks/code-rules.ts';
import {readLeniently} from '../checks/lenient-article.ts';
import {replaceOutsideCode} from '../checks/outside-code.ts';

/** Each round takes one level of nested code. A text that still has code after these becomes plain. */
const mostRounds = 20;

/**
 * Escapes all code in a text from elsewhere, so that readers see its characters and no build runs it. The proof is the parser of the build:
 * the text is done when that finds no more code.
 *
 * @returns the parts that were code
 */
export function escapeCode(source: string): {readonly text: string; readonly escaped: string[]} {
  const escaped: string[] = [];
  let text = source;
  for (let round = 0; round < mostRounds; round += 1) {
    const found =
      findCode(text) ?? findCode(text, undefined, readLeniently('', text).article?.tree);
    if (found === undefined || found.length === 0) {
      return {text, escaped};
    }
    escaped.push(...found.map((code) => code.text));
    text = applyEdits(text, editsFor(found, text));
  }
  return {text: asPlainText(text), escaped};
}

/** The edits of the outermost pieces. Those within them follow in the next round. */
function editsFor(found: readonly Code[], source: string): Edit[] {
  const edits = new Map<number, Edit>();
  let end = 0;
  for (const code of found.toSorted((a, b) => a.range[0] - b.range[0])) {
    const [from, to] = code.range;
    if (from >= end) {
      end = to;
      for (const edit of editsOf(code, source)) {
        edits.set(edit.from, edit);
      }
    }
  }
  return [...edits.values()];
}

function editsOf({kind, range: [from, to]}: Code, source: string): Edit[] {
  const text = source.slice(from, to);
  switch (kind) {
    case 'statement':
      return [{from, to: from + 1, insert: `&#${String(source.charCodeAt(from))};`}];
    case 'fence':
      return [{from, to, insert: text.replace('mdx-code-block', 'mdx')}];
    case 'attribute':
    case 'element': {
      const closing = /<\/[^<>]*>$/.exec(text)?.index;
      return [
        {from, to: from + 1, insert: '&lt;'},
        ...(closing === undefined
          ? []
          : [{from: from + closing, to: from + closing + 1, insert: '&lt;'}]),
      ];
    }
    default:
      // Of braces, of a link in brackets or in `<>`, and of the first line.
      return [{from, to: from, insert: '\\'}];
  }
}

function asPlainText(source: string): string {
  return replaceOutsideCode(source, /[<{]/, (sign) => (sign === '<' ? '&lt;' : '&#123;'));
}

/** A statement, rather than a sentence that begins with its first word. */
const statement =
  /^(?:import\s+(?:["'{*]|[\w$]+\s*,|[\w$]+\s+from\b)|export\s+(?:default|const|let|var|function|class|async)\b|export\s*[{*]).*/;
const handler = /(?<=<[A-Za-z][^<>]{0,300})\son[A-Za-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>{]+)/;
const script = /<script\b[^<>]*>/;
const scriptAddress = /(?<=\(\s{0,9}<?|["'])(?:javascript|vbscript|data:text\/html)[^\s"')]*/;
/** Not a tag of a generator, and not the id or the class of a heading. */
const brace = /\{(?!%|\{[<%]|[#.:][^{}\n]*\}[^\S\n]*$)/;
const code = new RegExp(
  [statement, handler, script, scriptAddress, brace].map(({source}) => source).join('|'),
  'i',
);

/**
 * Lists the parts of a foreign text that MDX would run, for a person. The text need not be MDX: braces, statements, handlers, scripts,
 * addresses that run, and fences that Docusaurus opens.
 */
export function listCode(source: string): {readonly text: string; readonly offset: number}[] {
  const found: {readonly text: string; readonly offset: number}[] = [];
  let end = 0;
  replaceOutsideCode(source, code, (text, offset) => {
    if (offset >= end) {
      const whole = text === '{' ? bracesAt(source, offset) : text;
      end = offset + whole.length;
      found.push({text: oneLine(whole), offset});
    }
    return text;
  });
  for (const {0: fence, index} of source.matchAll(unwrappedFence)) {
    found.push({text: oneLine(fence), offset: index});
  }
  return found.toSorted((a, b) => a.offset - b.offset);
}

/** From a brace to the one that closes it, or to the end of the line. */
function bracesAt(source: string, start: number): string {
  let depth = 0;
  const limit = Math.min(source.length, start + 2000);
  for (let at = start; at < limit; at += 1) {
    depth += source.charAt(at) === '{' ? 1 : source.charAt(at) === '}' ? -1 : 0;
    if (depth === 0) {
      return source.slice(start, at + 1);
    }
  }
  return source.slice(start).split('\n')[0] ?? '{';
}
