import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parse} from 'yaml';
import {parseText} from '@markdown-zh/diagnosis';
import type {Page} from '@markdown-zh/search/build';
import {createPageBuilder, type PageBuilder} from '../../corpus/page-builder';

/** MDN's macros, and short codes of other generators, removed before parsing. */
const macro = /\{\{[^{}]{0,500}\}\}/g;
/** `## 标题 {#its-id}`, as VitePress, Hugo and Docusaurus have it. */
const givenAnchor = /\s*\{#([\w-]+)\}\s*$/;
const tag = /<\/?[A-Za-z][^<>]{0,500}>/g;
const unseen = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/**
 * Reads a document in Markdown (CommonMark with GFM, front matter, macros in double braces).
 *
 * @param path the page's path, without a slash at its start.
 */
export function pageFromMarkdown(source: string, path: string): Page {
  const {tree} = parseText(source.replace(macro, ''));
  const builder = createPageBuilder();
  let title = '';
  for (const node of tree.children) {
    if (node.type === 'yaml') {
      title = titleOf(node.value);
    } else {
      add(node, builder);
    }
  }
  return builder.finish(title, path);
}

function add(node: Nodes, builder: PageBuilder): void {
  if (node.type === 'heading') {
    const text = plain(node);
    builder.heading(text.replace(givenAnchor, ''), givenAnchor.exec(text)?.[1]);
  } else if (node.type === 'code') {
    builder.code(node.value);
  } else if (node.type === 'html') {
    const text = node.value.replace(unseen, '').replace(tag, ' ');
    text.split('\n').forEach(builder.text);
  } else if (node.type === 'paragraph' || node.type === 'tableCell') {
    builder.text(plain(node));
  } else if ('children' in node) {
    (node as Parents).children.forEach((child) => {
      add(child, builder);
    });
  }
}

/** The text of a node, without tags and alternative texts. */
function plain(node: Nodes): string {
  return toString(node, {includeImageAlt: false, includeHtml: false}).replace(/\[!\w+\]\s*/, '');
}

/** The title in front matter; empty without one, or if the front matter is invalid. */
function titleOf(frontMatter: string): string {
  try {
    const data: unknown = parse(frontMatter);
    const isTitled = typeof data === 'object' && data !== null && 'title' in data;
    return isTitled && typeof data.title === 'string' ? data.title : '';
  } catch {
    return '';
  }
}
