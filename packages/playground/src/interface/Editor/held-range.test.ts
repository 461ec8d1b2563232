import {ChangeSet} from '@codemirror/state';
import {describe, expect, it} from 'vitest';
import {holdRange} from './held-range.ts';

/** An editor of a text with a held range between two `|`. */
function editorOf(marked: string) {
  const [before = '', held = '', after = ''] = marked.split('|');
  let text = before + held + after;
  const range = holdRange(before.length, before.length + held.length, {
    slice: (from, to) => text.slice(from, to),
    replace: (from, to, insert) => {
      type(from, to, insert);
    },
  });
  const type = (from: number, to: number, insert: string) => {
    const changes = ChangeSet.of({from, to, insert}, text.length);
    text = text.slice(0, from) + insert + text.slice(to);
    range.follow((offset, side) => changes.mapPos(offset, side));
  };
  return {range, type, text: () => text};
}

describe('X42 a held range', () => {
  it('is replaced', () => {
    const {range, text} = editorOf('甲|乙|丙');
    range.replace('丁戊');
    expect(text()).toBe('甲丁戊丙');
    expect(range.isWhole()).toBe(true);
    range.replace('己', 1);
    expect(text()).toBe('己丙');
  });

  it('comes before what was typed there meanwhile', () => {
    const {range, type, text} = editorOf('甲||丙');
    type(1, 1, 'x');
    type(2, 2, 'y');
    type(0, 0, 'z');
    range.replace('乙');
    expect(text()).toBe('z甲乙xy丙');
    expect(range.isWhole()).toBe(true);
  });

  it('keeps what was typed over it', () => {
    const {range, type, text} = editorOf('甲|选中|丙');
    type(1, 3, 'x');
    range.replace('乙');
    expect(text()).toBe('甲乙x丙');
  });

  it('does not grow by what is typed around it, and is broken by what is typed in it', () => {
    const {range, type, text} = editorOf('甲|乙乙|丙');
    type(1, 1, 'x');
    type(4, 4, 'y');
    expect(range.isWhole()).toBe(true);
    range.replace('丁丁');
    expect(text()).toBe('甲x丁丁y丙');
    type(3, 3, 'z');
    expect(range.isWhole()).toBe(false);
  });
});
