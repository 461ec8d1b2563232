import {describe, expect, it} from 'vitest';
import {blockChanges, changedBlocks} from './block-changes.ts';

const block = (from: number, html: string) => ({from, to: from + html.length, html});
const before = [block(0, 'one'), block(5, 'two'), block(10, 'three'), block(17, 'four')];
const notes = {from: 0, to: 0, html: 'notes'};

describe('the changes between two lists of blocks', () => {
  it.each([
    [
      'a block that has grown',
      [block(0, 'one'), block(5, 'two!'), block(11, 'three'), block(18, 'four')],
      1,
    ],
    [
      'a new block',
      [block(0, 'one'), block(5, 'new'), block(10, 'two'), block(15, 'three'), block(22, 'four')],
      1,
    ],
    ['a block that has gone', [block(0, 'one'), block(5, 'three'), block(12, 'four')], 0],
    ['the same blocks', before, 0],
    ['other blocks', [block(0, 'x')], 1],
    ['nothing', [], 0],
    [
      'an equal block at another place',
      [block(0, 'one'), block(6, 'two'), block(11, 'three'), block(18, 'four')],
      0,
    ],
    ['a block without a place', [...before, notes], 1],
  ])('%s: few are told, and the list is complete', (_name, after, told) => {
    const changes = blockChanges(before, after);
    expect(changes.blocks).toHaveLength(told);
    expect(changedBlocks(before, changes)).toEqual(after);
  });

  it('tell a block that is marked now', () => {
    const after = before.map((each, index) => ({...each, differs: index === 2}));
    const unmarked = before.map((each) => ({...each, differs: false}));
    const changes = blockChanges(unmarked, after);
    expect(changes.blocks).toEqual([after[2]]);
    expect(changedBlocks(unmarked, changes)).toEqual(after);
  });

  it('leave a block without a place at its end', () => {
    const after = [block(0, 'one!'), block(6, 'two'), notes];
    const changes = blockChanges([block(0, 'one'), block(5, 'two'), notes], after);
    expect(changes).toMatchObject({start: 0, end: 2});
    expect(changedBlocks([block(0, 'one'), block(5, 'two'), notes], changes)).toEqual(after);
  });
});
