import {describe, expect, it} from 'vitest';
import type {TreeNode} from '../../../worker/tree.ts';
import {keyNodes, noNodes} from './node-keys.ts';

/** Nodes one behind the other, each as long as its text. */
function nodes(...texts: readonly string[]): TreeNode[] {
  let from = 0;
  return texts.map((text) => {
    const [type = ''] = text;
    from += text.length;
    return {type, detail: '', from: from - text.length, to: from, children: []};
  });
}

describe('the keys of nodes', () => {
  const before = keyNodes(noNodes, nodes('p', 'hh', 'ppp', 'l'));

  it('are in order at first', () => {
    expect(before.keys).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['an edit in a node', ['p', 'hh', 'ppppp', 'l'], [0, 1, 2, 3]],
    ['a node before all others', ['b', 'p', 'hh', 'ppp', 'l'], [4, 0, 1, 2, 3]],
    ['a node that goes', ['p', 'ppp', 'l'], [0, 2, 3]],
    ['a node that becomes another', ['p', 'hh', 'bbb', 'l'], [0, 1, 6, 3]],
    ['a node that becomes two', ['p', 'hh', 'pp', 'p', 'l'], [0, 1, 2, 7, 3]],
    ['another text', ['b'], [4]],
  ])('survive %s', (_edit, texts, keys) => {
    const after = keyNodes(before, nodes(...texts));
    expect(after.keys).toEqual(keys);
    expect(after.next).toBeGreaterThan(Math.max(...after.keys));
  });
});
