import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/** The lines of a list of texts, without empty ones. */
export function lines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** The code in an article: whole blocks, each of their lines, and inline code. */
export function codeBlocks(markdown: string): string[] {
  const found: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'code') {
      found.push(node.value, ...lines(node.value));
    } else if (node.type === 'inlineCode') {
      found.push(node.value);
    }
  });
  return found;
}
