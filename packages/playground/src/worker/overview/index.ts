import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {countOf, type Count} from './count.ts';

/** A heading of a text, with the offset at which it begins. */
export interface Heading {
  readonly level: number;
  /** Its text without markup; may be empty. */
  readonly text: string;
  readonly from: number;
}

/** The headings and numbers of a text. */
export interface Overview {
  readonly headings: readonly Heading[];
  /** The text that a reader reads, without front matter, HTML, addresses of links and code blocks. */
  readonly prose: Count;
  /** The content of code blocks. */
  readonly code: Count;
}

/** Lists the headings of a syntax tree, and counts its text. */
export function overviewOf(tree: Root): Overview {
  const headings: Heading[] = [];
  const prose: string[] = [];
  const code: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      prose.push(node.value);
    } else if (node.type === 'code') {
      code.push(node.value);
    } else if (node.type === 'heading') {
      const from = node.position?.start.offset ?? 0;
      headings.push({level: node.depth, text: toString(node).trim(), from});
    }
    if (!isInline(node)) {
      prose.push('\n');
    }
  });
  return {headings, prose: countOf(prose.join('')), code: countOf(code.join('\n'))};
}

/** Whether a word may go on across the edge of a node. */
function isInline({type}: Nodes): boolean {
  return ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference'].includes(
    type,
  );
}
