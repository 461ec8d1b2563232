import {useState} from 'react';
import type {TreeNode} from '../../../../worker/tree.ts';
import {keyNodes, noNodes} from './keys.ts';

/** A key for each node that is stable while the text is edited. */
export function useKeys(nodes: readonly TreeNode[]): readonly number[] {
  const [keyed, setKeyed] = useState(() => keyNodes(noNodes, nodes));
  if (keyed.nodes === nodes) {
    return keyed.keys;
  }
  const next = keyNodes(keyed, nodes);
  setKeyed(next);
  return next.keys;
}
