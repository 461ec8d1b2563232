import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readArticle} from '@markdown-zh/content-check/article';
import type {Section} from '../../src/lib/search/types';
import {createSectionWriter} from './section-writer';

const inline: ReadonlySet<string> = new Set([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'strong',
  'mdxJsxTextElement',
  'textDirective',
]);

/**
 * The sections of an article from its Markdown: near to those of its page, without what components show. An
 * article that is no valid MDX has none; its page shows the error.
 */
export function readMarkdownSections(file: string, source: string): readonly Section[] {
  const result = readArticle(file, source);
  if (!result.ok) {
    return [];
  }
  const {tree, anchors} = result.article;
  const ids = anchors.values();
  const writer = createSectionWriter();

  function read(node: Nodes): void {
    if (node.type === 'heading') {
      readHeading(node);
    } else if (node.type === 'code' || node.type === 'math') {
      writer.addCode(node.value);
    } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') {
      writer.write(node.value);
    } else if (node.type === 'break' || isBreakTag(node)) {
      writer.endBlock();
    } else if ('children' in node) {
      readChildren(node);
    }
  }

  function readChildren(node: Extract<Nodes, {children: unknown}>): void {
    const isBlock = !inline.has(node.type);
    if (isBlock) {
      writer.endBlock();
    }
    node.children.forEach(read);
    if (isBlock) {
      writer.endBlock();
    }
  }

  function readHeading(heading: Extract<Nodes, {type: 'heading'}>): void {
    const id = ids.next().value;
    if (heading.depth > 1) {
      writer.begin(toString(heading).trim(), id ?? '');
    }
  }

  read(tree);
  return writer.finish();
}

function isBreakTag(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'br';
}
