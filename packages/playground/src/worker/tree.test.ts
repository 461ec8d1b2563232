import {describe, expect, it} from 'vitest';
import {readTree, type SyntaxTree, type TreeNode} from './tree.ts';

async function read(source: string, dialect: 'gfm' | 'commonmark' | 'mdx'): Promise<SyntaxTree> {
  return (await readTree(source, dialect))();
}

function types(node: TreeNode): string[] {
  return [node.type, ...node.children.flatMap(types)];
}

describe('the syntax tree', () => {
  it('has places and what sets a node apart', async () => {
    const tree = await read('## 标题\n\n[甲](a.md)', 'gfm');
    expect(tree).toMatchObject({
      root: {
        type: 'root',
        children: [
          {type: 'heading', detail: 'depth: 2', from: 0, to: 5},
          {type: 'paragraph', children: [{type: 'link', detail: 'url: "a.md"', from: 7, to: 16}]},
        ],
      },
    });
  });

  it('is read in the dialect that was asked for', async () => {
    const gfm = await read('~~a~~', 'gfm');
    const plain = await read('~~a~~', 'commonmark');
    expect('root' in gfm && types(gfm.root)).toContain('delete');
    expect('root' in plain && types(plain.root)).not.toContain('delete');
  });

  it('shows MDX without executing it', async () => {
    const tree = await read('{globalThis.executed = true}\n\n<A b={1} />', 'mdx');
    expect('root' in tree && types(tree.root)).toEqual([
      'root',
      'mdxFlowExpression',
      'mdxJsxFlowElement',
    ]);
    expect('executed' in globalThis).toBe(false);
  });

  it('says where MDX is wrong', async () => {
    expect(await read('第一行\n\n<a>', 'mdx')).toMatchObject({line: 3, column: 1, offset: 5});
    expect(await read('a {b', 'mdx')).toMatchObject({line: 1});
    expect(await read('export const = 1', 'mdx')).toMatchObject({line: 1});
  });
});
