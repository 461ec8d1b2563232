import {ensureSyntaxTree} from '@codemirror/language';
import {EditorSelection, EditorState, type StateCommand} from '@codemirror/state';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {markdown} from '../language.ts';
import {toggleHeading, toggleList, toggleQuote} from './blocks.ts';
import {toggleMarks} from './inline-marks.ts';
import {toggleLink} from './link.ts';
import {indentItems, outdentItems} from './list-items.ts';

const bold = toggleMarks('bold');
const italic = toggleMarks('italic');
const strike = toggleMarks('strikethrough');
const code = toggleMarks('code');

/** A state from a text with `⟦` and `⟧` around the selection, or with `⟦` at the cursor. */
function stateOf(marked: string): EditorState {
  const anchor = marked.indexOf('⟦');
  const end = marked.indexOf('⟧');
  const doc = marked.replace(/[⟦⟧]/g, '');
  const selection = EditorSelection.range(anchor, end < 0 ? anchor : end - 1);
  return EditorState.create({doc, selection, extensions: markdown()});
}

function written({doc, selection: {main}}: EditorState): string {
  const text = doc.toString();
  const end = main.empty ? '' : '⟧';
  return (
    text.slice(0, main.from) + '⟦' + text.slice(main.from, main.to) + end + text.slice(main.to)
  );
}

function after(state: EditorState, command: StateCommand): EditorState {
  let next = state;
  command({
    state,
    dispatch: (transaction) => {
      next = transaction.state;
    },
  });
  return next;
}

/** The text after a command, and after the same command again. */
function twice(command: StateCommand, marked: string): [string, string] {
  const once = after(stateOf(marked), command);
  return [written(once), written(after(once, command))];
}

const html = (text: string) => micromark(text, {extensions: [gfm()], htmlExtensions: [gfmHtml()]});

describe('X20 marks', () => {
  it.each([
    ['a selection', bold, '甲⟦乙⟧丙', '甲**⟦乙⟧**丙', '甲⟦乙⟧丙'],
    ['a selection with its marks', bold, '甲⟦**乙**⟧丙', '甲⟦乙⟧丙', '甲**⟦乙⟧**丙'],
    ['white space at its ends', italic, '甲⟦ 乙 ⟧丙', '甲 *⟦乙⟧* 丙', '甲 ⟦乙⟧ 丙'],
    ['quotation marks beside letters', bold, '甲⟦“乙”⟧丙', '甲“**⟦乙⟧**”丙', '甲“⟦乙⟧”丙'],
    ['quotation marks around marks', bold, '甲⟦“**乙**”⟧丙', '甲⟦“乙”⟧丙', '甲“**⟦乙⟧**”丙'],
    ['a full stop before a letter', bold, '⟦真，⟧她', '**⟦真⟧**，她', '⟦真⟧，她'],
    ['a full stop at the end', bold, '⟦真的。⟧', '**⟦真的。⟧**', '⟦真的。⟧'],
    ['a full stop before another', strike, '甲⟦真。⟧」', '甲~~⟦真。⟧~~」', '甲⟦真。⟧」'],
    ['brackets within', bold, '甲⟦乙（丙）⟧丁', '甲**⟦乙（丙⟧**）丁', '甲⟦乙（丙⟧）丁'],
    ['nothing but punctuation', bold, '甲⟦。⟧乙', '甲⟦。⟧乙', '甲⟦。⟧乙'],
    ['italics in bold', italic, '**⟦乙⟧**', '***⟦乙⟧***', '**⟦乙⟧**'],
    ['bold in italics', bold, '甲*⟦乙⟧*丙', '甲***⟦乙⟧***丙', '甲*⟦乙⟧*丙'],
    ['a link', bold, '甲⟦[乙](/b)⟧丙', '甲[**⟦乙⟧**](/b)丙', '甲[⟦乙⟧](/b)丙'],
    ['a cut link', bold, '甲[乙⟦丙](/b)丁⟧', '甲 **⟦[乙丙](/b)丁⟧**', '甲 ⟦[乙丙](/b)丁⟧'],
    ['an address', bold, '[乙](/⟦b⟧)', '**⟦[乙](/b)⟧**', '⟦[乙](/b)⟧'],
    ['code', bold, '甲⟦`乙`⟧丙', '甲 **⟦`乙`⟧** 丙', '甲 ⟦`乙`⟧ 丙'],
    ['half of a bold part', bold, '**甲⟦乙**丙⟧丁', '**⟦甲乙丙⟧**丁', '⟦甲乙丙⟧丁'],
    ['bold parts within', bold, '⟦甲**乙**丙⟧', '**⟦甲乙丙⟧**', '⟦甲乙丙⟧'],
    ['characters beyond the first plane', bold, '甲⟦🙂𠮷⟧乙', '甲🙂**⟦𠮷⟧**乙', '甲🙂⟦𠮷⟧乙'],
    ['lines', bold, '⟦甲\n乙⟧', '**⟦甲**\n**乙⟧**', '⟦甲\n乙⟧'],
    ['items', bold, '⟦- 甲\n  1. [x] 乙⟧', '- **⟦甲**\n  1. [x] **乙⟧**', '- ⟦甲\n  1. [x] 乙⟧'],
    ['a quotation', strike, '⟦> 甲\n> 乙⟧', '> ~~⟦甲~~\n> ~~乙⟧~~', '> ⟦甲\n> 乙⟧'],
    ['a heading', italic, '⟦## 甲 ##⟧', '## *⟦甲⟧* ##', '## ⟦甲⟧ ##'],
    ['cells', bold, '|⟦甲|乙⟧|\n|-|-|', '|**⟦甲**|**乙⟧**|\n|-|-|', '|⟦甲|乙⟧|\n|-|-|'],
    ['code as code', code, '甲⟦a`b⟧', '甲``⟦a`b⟧``', '甲⟦a`b⟧'],
    ['backticks', code, '⟦`⟧', '`` ⟦`⟧ ``', '⟦`⟧'],
    ['a fence', bold, '```\n⟦甲⟧\n```', '```\n⟦甲⟧\n```', '```\n⟦甲⟧\n```'],
  ])('enclose %s, and go again', (_, command, start, once, again) => {
    expect(twice(command, start)).toEqual([once, again]);
  });

  it.each([
    ['an empty line', bold, '⟦', '**⟦**', '⟦'],
    ['a place in a word', code, '甲⟦乙', '甲`⟦`乙', '甲⟦乙'],
    ['bold marks', italic, '**⟦**', '***⟦***', '**⟦**'],
    ['a bold part', bold, '**甲⟦乙**', '甲⟦乙', '甲**⟦**乙'],
    ['the end of a bold part', bold, '**甲⟦**', '**甲**⟦', '**甲****⟦**'],
  ])('stand around the cursor in %s', (_, command, start, once, again) => {
    expect(twice(command, start)).toEqual([once, again]);
  });

  const words = '真|“真”|真，|（真）的|「真」|a.|`a`|[真](/a)|《真》|—真—|![a](/b)|**真**'.split(
    '|',
  );
  const sides = ['', '她', '，', 'a'];
  const tags = [
    ['strong', bold],
    ['em', italic],
    ['del', strike],
  ] as const;
  it.each(tags)('render as %s beside everything, in micromark', (tag, command) => {
    for (const word of words.filter((text) => tag !== 'strong' || !text.startsWith('**'))) {
      for (const [left, right] of sides.flatMap((side) => sides.map((other) => [side, other]))) {
        const text = after(stateOf(`${left}⟦${word}⟧${right}`.trim()), command).doc.toString();
        expect(html(text), text).toContain(`<${tag}>`);
        expect(html(text), text).not.toMatch(/[*~]/);
      }
    }
  });
});

describe('X20 links', () => {
  it.each([
    ['a text', '甲⟦乙⟧', '甲[乙](⟦)', '甲乙⟦'],
    ['an address', '⟦https://a.b/c⟧', '[⟦](https://a.b/c)', '⟦'],
    ['nothing', '甲⟦', '甲[⟦]()', '甲⟦'],
    ['a bracket', '⟦[甲⟧', '[\\[甲](⟦)', '\\[甲⟦'],
    ['two paragraphs', '⟦甲\n\n乙⟧', '⟦甲\n\n乙⟧', '⟦甲\n\n乙⟧'],
  ])('are made of %s, and taken away', (_, start, once, again) => {
    expect(twice(toggleLink, start)).toEqual([once, again]);
  });
});

describe('X20 headings, lists and quotations', () => {
  it.each([
    ['a heading', toggleHeading(2), '甲⟦', '## 甲⟦', '甲⟦'],
    ['an empty heading', toggleHeading(1), '⟦', '# ⟦', '⟦'],
    ['another level', toggleHeading(3), '# 甲⟦', '### 甲⟦', '甲⟦'],
    ['a heading of two lines', toggleHeading(2), '甲⟦\n===\n乙', '## 甲⟦\n乙', '甲⟦\n乙'],
    ['a heading in a quotation', toggleHeading(1), '> 甲⟦', '> # 甲⟦', '> 甲⟦'],
    ['a list', toggleList('bullets'), '⟦甲\n乙⟧', '- ⟦甲\n- 乙⟧', '⟦甲\n乙⟧'],
    ['a list of numbers', toggleList('numbers'), '⟦- 甲\n- 乙⟧', '⟦1. 甲\n2. 乙⟧', '⟦甲\n乙⟧'],
    ['tasks', toggleList('tasks'), '- 甲⟦', '- [ ] 甲⟦', '甲⟦'],
    ['an item before more text', toggleList('bullets'), '甲⟦\n乙', '- 甲⟦\n\n乙', '甲⟦\n\n乙'],
    ['a quotation', toggleQuote, '⟦甲\n\n乙⟧', '> ⟦甲\n>\n> 乙⟧', '⟦甲\n\n乙⟧'],
    ['a quotation before more text', toggleQuote, '甲⟦\n乙', '> 甲⟦\n\n乙', '甲⟦\n\n乙'],
    ['code', toggleList('bullets'), '```\n⟦甲\n```', '```\n⟦甲\n```', '```\n⟦甲\n```'],
  ])('make %s, and take it away', (_, command, start, once, again) => {
    expect(twice(command, start)).toEqual([once, again]);
  });
});

describe('X21 Tab in a list', () => {
  it.each([
    ['by the width of its marker', '- 甲\n- 乙⟦', '- 甲\n  - 乙⟦'],
    ['by the width of a number', '1. 甲\n2. 乙⟦\n3. 丙', '1. 甲\n   1. 乙⟦\n2. 丙'],
    ['by the width of a long number', '10. 甲\n11. 乙⟦', '10. 甲\n    1. 乙⟦'],
    ['of tasks', '- [ ] 甲\n- [x] 乙⟦', '- [ ] 甲\n  - [x] 乙⟦'],
    ['with all that is in it', '- 甲\n- 乙⟦\n\n  段\n  - 丙', '- 甲\n  - 乙⟦\n\n    段\n    - 丙'],
    ['into a list that is there', '- 甲\n    1. 丙\n- 乙⟦', '- 甲\n    1. 丙\n    2. 乙⟦'],
    ['in a quotation', '> - 甲\n> - 乙⟦', '> - 甲\n>   - 乙⟦'],
    ['with tabs', '- 甲\n\t- 丙\n- 乙⟦\n\t- 丁', '- 甲\n\t- 丙\n    - 乙⟦\n        - 丁'],
    ['several at once', '- 甲\n⟦- 乙\n  - 丁\n- 丙⟧', '- 甲\n⟦  - 乙\n    - 丁\n  - 丙⟧'],
    ['but not the first', '- 甲⟦\n- 乙', '- 甲⟦\n- 乙'],
    ['and leaves equal numbers', '1. 甲\n1. 乙\n1. 丙⟦', '1. 甲\n1. 乙\n   1. 丙⟦'],
  ])('indents an item %s', (_, start, end) => {
    const state = after(stateOf(start), indentItems);
    expect(written(state)).toBe(end);
  });

  it.each([
    ['to its parent', '- 甲\n  - 乙⟦', '- 甲\n- 乙⟦'],
    ['with numbers', '1. 甲\n   1. 乙⟦\n   2. 丙\n2. 丁', '1. 甲\n2. 乙⟦\n   1. 丙\n3. 丁'],
    ['into a list of another kind', '1. 甲\n   - 乙⟦\n     段', '1. 甲\n2. 乙⟦\n   段'],
    ['but not from the first level', '- 甲⟦', '- 甲⟦'],
  ])('with Shift outdents an item %s', (_, start, end) => {
    expect(written(after(stateOf(start), outdentItems))).toBe(end);
  });

  it.each(['甲⟦', '> 甲⟦', '# 甲⟦', '⟦'])('is not taken in %j', (text) => {
    const state = stateOf(text);
    const dispatch = () => {
      throw new Error('changed');
    };
    expect(indentItems({state, dispatch})).toBe(false);
    expect(outdentItems({state, dispatch})).toBe(false);
  });

  it.each(['- 甲\n- 乙⟦', '1. 甲\n2. 乙⟦', '10) 甲\n11) 乙⟦', '> 1. 甲\n> 2. 乙⟦'])(
    'nests %j',
    (text) => {
      const nested = after(stateOf(text), indentItems).doc.toString();
      expect(html(nested)).toMatch(/甲\s*<(?:ul|ol)[^]*乙/);
    },
  );
});

describe('F18 a long selection', () => {
  /** A text that is selected whole, parsed before the command, which would not wait for a slow machine. */
  const whole = (doc: string) => {
    const state = EditorState.create({
      doc,
      selection: EditorSelection.range(0, doc.length),
      extensions: markdown(),
    });
    forceParsing(state);
    return state;
  };
  const forceParsing = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, 30_000);

  it('loses the marks of each part that has some', () => {
    const rows = 4000;
    const state = whole(`| a | b |\n|-|-|\n${'| c**d** | e |\n'.repeat(rows)}`);
    const text = after(state, bold).doc.toString();
    expect(text.match(/\*\*cd\*\*/g)).toHaveLength(rows);
  });

  it('moves items that are children of one item', () => {
    const count = 4000;
    const state = whole(`- a\n${'  - b\n'.repeat(count)}`);
    const {doc, selection} = after(state, outdentItems);
    expect([doc.lines, selection.main.from]).toEqual([count + 2, 0]);
  });
});
