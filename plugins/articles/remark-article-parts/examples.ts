import {formulas} from '@markdown-zh/diagnosis/standard/math';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {renderExample} from '../../../src/lib/render-example';
import {readFence, type Fence} from './fence';
import {element} from './jsx';

/**
 * Replaces each live example by `<Example>`, and each run of cheat sheet lines by one `<CheatSheet>`, with rendered results. An
 * invalid fence stops the build, with its place.
 */
export function replaceExamples(tree: Root, file: VFile, baseUrl: string): void {
  let count = 0;
  visit(tree, (node, index, parent) => {
    if (node.type !== 'code') {
      return node.type === 'paragraph' ? SKIP : undefined;
    }
    const read = readFence(node.lang, node.meta);
    if (!read.ok) {
      file.fail(read.reason, {place: node.position, source: 'article-parts', ruleId: 'fence'});
    }
    if (!read.fence || !parent || index === undefined) {
      return undefined;
    }
    count += 1;
    const part = read.fence.kind === 'example' ? example(node, read.fence) : line(node, read.fence);
    const previous = parent.children[index - 1];
    if (read.fence.kind === 'line' && isSheet(previous)) {
      previous.children.push(part);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    parent.children[index] = read.fence.kind === 'line' ? element('CheatSheet', {}, [part]) : part;
    return SKIP;
  });

  function example(code: Code, fence: Extract<Fence, {kind: 'example'}>): MdxJsxFlowElement {
    const {html, output} = render(code, fence);
    return element('Example', {
      source: code.value,
      html,
      flavour: fence.flavour,
      title: fence.title,
      output: fence.showsHtml ? output : undefined,
      idPrefix: prefix(),
    });
  }

  function line(code: Code, fence: Extract<Fence, {kind: 'line'}>): MdxJsxFlowElement {
    const {html} = render(code, fence);
    return element('CheatSheetLine', {
      source: code.value,
      html,
      origin: fence.origin,
      title: fence.title,
    });
  }

  function render(code: Code, {flavour}: Fence) {
    return renderExample(code.value, {
      flavour,
      extensions: flavour === 'math' ? [formulas] : [],
      idPrefix: prefix(),
      baseUrl,
    });
  }

  function prefix(): string {
    return `example-${count}-`;
  }
}

function isSheet(node: unknown): node is MdxJsxFlowElement {
  return (node as MdxJsxFlowElement | undefined)?.name === 'CheatSheet';
}
