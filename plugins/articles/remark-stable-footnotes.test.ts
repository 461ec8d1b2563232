import {join} from 'node:path';
import type {Root} from 'mdast';
import {simpleHash} from '@docusaurus/utils';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import remarkStableFootnotes from './remark-stable-footnotes';

/** The step of Docusaurus's blog in `remark/footnoteIDFixer`, which its package does not export. */
function appendHash() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
        node.identifier += `-${simpleHash(file.path, 6)}`;
      }
    });
  };
}

/** The identifiers of a post's footnotes, as a build in a folder names them. */
async function identifiers(siteDir: string, file: string, isBlog = true): Promise<string[]> {
  const source = new VFile({
    path: join(siteDir, file),
    value: '甲[^a]，乙[^b]\n\n[^a]: 1\n\n[^b]: 2\n',
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(isBlog ? [appendHash] : [])
    .use(remarkStableFootnotes, {siteDir});
  const tree = processor.parse(source);
  await processor.run(tree, source);
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
      found.push(node.identifier);
    }
  });
  return found;
}

it('M3 footnotes of a post have the same ids in every folder, and of another post others', async () => {
  const here = await identifiers('/home/a/site', 'blog/post/index.md');
  expect(here).toEqual(await identifiers('/tmp/an other/folder', 'blog/post/index.md'));
  expect(here).toEqual([
    expect.stringMatching(/^a-[\da-f]{6}$/),
    expect.stringMatching(/^b-[\da-f]{6}$/),
    here[0],
    here[1],
  ]);
  expect(here).not.toEqual(await identifiers('/home/a/site', 'blog/other/index.md'));
});

it('M3 footnotes of other articles stay as they are', async () => {
  expect(await identifiers('/home/a/site', 'docs/a.md', false)).toEqual(['a', 'b', 'a', 'b']);
});
