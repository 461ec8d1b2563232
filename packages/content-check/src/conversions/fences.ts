import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {fenceOf} from './html-blocks.ts';
import {own} from './own.ts';
import {prefixAt, rangeOf} from './parse.ts';
import {note, type Conversion, type ForeignText, type Note} from './step.ts';

/** Other names of languages, and names that highlighters take for no language. */
const aliases: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c/c++': 'cpp',
  cmd: 'text',
  conf: 'ini',
  console: 'bash',
  cxx: 'cpp',
  docker: 'dockerfile',
  golang: 'go',
  hpp: 'cpp',
  htm: 'html',
  json5: 'jsonc',
  log: 'text',
  node: 'js',
  nodejs: 'js',
  none: 'text',
  output: 'text',
  plain: 'text',
  plaintext: 'text',
  properties: 'ini',
  py3: 'python',
  python2: 'python',
  python3: 'python',
  shellscript: 'bash',
  terminal: 'bash',
  txt: 'text',
  xhtml: 'html',
};

/** Gives each block of code a fence, and each fence a language that the site knows. */
export function fences({source, tree, options: {languages}}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  const notes: Note[] = [];
  visit(tree, 'code', (code) => {
    const {start, end} = rangeOf(code);
    const [, mark = '', info = ''] = /^(`{3,}|~{3,})([^\n]*)/.exec(source.slice(start, end)) ?? [];
    if (mark === '') {
      fixes.push(fenceIndented(code, source));
      return;
    }
    const written = infoOf(info.trim(), languages, notes);
    if (written !== info.trim()) {
      fixes.push({
        from: start + mark.length,
        to: start + mark.length + info.trimEnd().length,
        insert: written,
      });
    }
    fixes.push(...lengthen(code, mark, source));
  });
  return {fixes, notes};
}

/** MDX has no indented code. */
function fenceIndented(code: Code, source: string): Edit {
  const {start, end} = rangeOf(code);
  const line = source.lastIndexOf('\n', start - 1) + 1;
  const isFirst = source.slice(line, start).trim() === '';
  const text = fenceOf(code.value, 'text');
  const prefix = prefixAt(source, start).replace(/ {4}$|\t$/, '');
  return {
    from: isFirst ? line : start,
    to: end,
    insert: text
      .split('\n')
      .map((row, index) => {
        const isFirstRow = index === 0 && !isFirst;
        return isFirstRow ? row : row === '' ? prefix.trimEnd() : prefix + row;
      })
      .join('\n'),
  };
}

/** Makes the marks of a fence longer than those in it. In MDX it would also end at a mark that is indented by four spaces. */
function lengthen(code: Code, mark: string, source: string): Edit[] {
  const {start, end} = rangeOf(code);
  const character = mark.charAt(0);
  const inner = [...code.value.matchAll(/^[ \t]+(`{3,}|~{3,})[ \t]*$/gm)]
    .map(([, run = '']) => run)
    .filter((run) => run.startsWith(character));
  const longest = Math.max(0, ...inner.map(({length}) => length));
  if (longest < mark.length) {
    return [];
  }
  const longer = character.repeat(longest + 1);
  const [closing] = /(?<![`~])[`~]+$/.exec(source.slice(start, end).trimEnd()) ?? [];
  const isClosed = closing !== undefined && end - closing.length > start;
  return [
    {from: start, to: start + mark.length, insert: longer},
    ...(isClosed ? [{from: end - closing.length, to: end, insert: longer}] : []),
  ];
}

/** The words after the mark of a fence, as Docusaurus reads them. */
function infoOf(info: string, languages: readonly string[] | undefined, notes: Note[]): string {
  const plain = info.replace(/^\{\.?([\w+#-]+)(?![\w+#-])[^}]*\}/, '$1');
  const [written = ''] = /^[^\s{[:=,(]*/.exec(plain) ?? [];
  const rest = plain.slice(written.length);
  const language = languageOf(written, languages, notes);
  const meta = rest
    .replace(/^:(?:no-)?line-numbers(?:=\d+)?/, (mark) =>
      mark.startsWith(':no') ? '' : ' showLineNumbers',
    )
    .replace(/^=\d*(?=\s|$)/, '')
    .replace(/\[([^[\]]+)\]/, ' title="$1"')
    .replace(/\{([\d,\s-]+)\}/, (_, lines: string) => ` {${lines.replace(/\s/g, '')}}`)
    .trim()
    .replace(/"[^"]*"|\s+/g, (part) => (part.startsWith('"') ? part : ' '));
  return meta === '' ? language : `${language} ${meta}`;
}

function languageOf(
  written: string,
  languages: readonly string[] | undefined,
  notes: Note[],
): string {
  if (written === '') {
    return 'text';
  }
  const name = written.toLowerCase();
  if (languages === undefined || languages.includes(name)) {
    return written;
  }
  const alias = own(aliases, name) ?? 'text';
  const known = languages.includes(alias) ? alias : 'text';
  notes.push(note('language-replaced', written));
  return known;
}
