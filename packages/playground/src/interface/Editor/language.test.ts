import {deleteMarkupBackward, insertNewlineContinueMarkup} from '@codemirror/lang-markdown';
import {EditorState, type StateCommand} from '@codemirror/state';
import {highlightTree, tagHighlighter, tags} from '@lezer/highlight';
import {describe, expect, it} from 'vitest';
import {markdown} from './language.ts';

const {parser} = markdown().language;

describe('the language of the editor', () => {
  it.each([
    ['# a', 'ATXHeading1 HeaderMark'],
    ['**真，** a', 'Paragraph StrongEmphasis EmphasisMark EmphasisMark'],
    ['~~a~~', 'Paragraph Strikethrough StrikethroughMark StrikethroughMark'],
    ['- [x] a', 'BulletList ListItem ListMark Task TaskMarker'],
    ['https://a.b', 'Paragraph URL'],
    ['|a|\n|-|', 'Table TableHeader TableDelimiter TableCell TableDelimiter TableDelimiter'],
    ['H~2~O 2^10^ :a:', 'Paragraph'], // neither in CommonMark nor in GFM
    ['<b>a</b>', 'Paragraph HTMLTag HTMLTag'],
    ['```js\na\n```', 'FencedCode CodeMark CodeInfo CodeText CodeMark'],
  ])('reads %j', (text, nodes) => {
    const names: string[] = [];
    parser.parse(text).iterate({
      enter: ({name}) => {
        names.push(name);
      },
    });
    expect(names.join(' ')).toBe(`Document ${nodes}`);
  });

  it('gives what is highlighted its tags', () => {
    const names = ['heading', 'strong', 'emphasis', 'quote', 'monospace', 'link', 'url'] as const;
    const highlighter = tagHighlighter(names.map((name) => ({tag: tags[name], class: name})));
    const text = '# a\n\n> **b** `c`\n\n*d* [e](f)';
    const found: string[] = [];
    highlightTree(parser.parse(text), highlighter, (from, to, style) => {
      found.push(`${text.slice(from, to)}: ${style}`);
    });
    expect(found).toEqual([
      '# a: heading',
      '> : quote',
      '**b**: quote strong',
      ' : quote',
      '`: quote',
      'c: quote monospace',
      '`: quote',
      '*d*: emphasis',
      '[e](: link',
      'f: link url',
      '): link',
    ]);
  });
});

/** The text after a command at its end; `undefined` if the command does not handle the key. */
function run(command: StateCommand, doc: string): string | undefined {
  const selection = {anchor: doc.length};
  let state = EditorState.create({doc, selection, extensions: markdown()});
  const done = command({
    state,
    dispatch: (transaction) => {
      ({state} = transaction);
    },
  });
  return done ? state.sliceDoc() : undefined;
}

describe('keys in Markdown', () => {
  it.each([
    ['- a', '- a\n- '],
    ['1. a', '1. a\n2. '],
    ['- [x] a', '- [x] a\n- [ ] '],
    ['> a', '> a\n> '],
    ['> - a', '> - a\n> - '],
    ['- a\n- ', '- a\n\n- '],
    ['a', undefined],
    ['```\n- a', undefined],
  ])('Enter after %j', (before, after) => {
    expect(run(insertNewlineContinueMarkup, before)).toBe(after);
  });

  it.each([
    ['- a\n- ', '- a\n  '],
    ['> ', ''],
    ['a', undefined],
  ])('Backspace after %j', (before, after) => {
    expect(run(deleteMarkupBackward, before)).toBe(after);
  });
});
