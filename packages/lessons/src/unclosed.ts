import type {Code, Nodes, Root} from 'mdast';
import type {Math} from 'mdast-util-math';
import {sentence} from './sentence.ts';

/** Says of fences that are never closed. They render like others, but all that a learner adds below them becomes code. */
export function unclosedFences(tree: Root, source: string): string[] {
  return [...new Set(fencesIn(tree).flatMap((fence) => unclosed(fence, source)))];
}

function fencesIn(node: Nodes): (Code | Math)[] {
  if (node.type === 'code' || node.type === 'math') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(fencesIn) : [];
}

function unclosed({type, position}: Code | Math, source: string): string[] {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const open = /^(?:`{3,}|~{3,}|\$\$+)/u.exec(lines[0] ?? '')?.[0];
  const close = /^[\s>]*([`~$]+)\s*$/u.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
  if (open === undefined || close?.startsWith(open)) {
    return []; // indented code, or closed
  }
  const name = type === 'math' ? '公式块' : '代码块';
  const fence = open.includes('`') ? `${String(open.length)} 个反引号` : `\`${open}\``;
  return [sentence(`${name}没有关上`, `最后另起一行，写 ${fence}`)];
}
