import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {isAddress} from './feeds/values';

/**
 * Checks the form of an `llms.txt` (llmstxt.org). It has one title, a quotation, anything but headings, and then sections of the second
 * level, each a list of links.
 *
 * @returns what is wrong, one sentence each
 */
export function checkLlmsIndex(text: string): string[] {
  const [title, quotation, ...rest] = fromMarkdown(text).children;
  const start = rest.findIndex(({type}) => type === 'heading');
  return [
    ...(isHeading(title, 1) && !rest.some((node) => isHeading(node, 1))
      ? []
      : ['It has not one title.']),
    ...(quotation?.type === 'blockquote' ? [] : ['No quotation follows the title.']),
    ...(start < 0 ? ['It has no section.'] : rest.slice(start).flatMap(checkSectionPart)),
  ];
}

function checkSectionPart(node: RootContent): string[] {
  if (node.type === 'heading') {
    return node.depth <= 2 ? [] : [`A heading is of level ${node.depth}.`];
  }
  if (node.type !== 'list') {
    return [`A section holds a ${node.type} beside its list.`];
  }
  return node.children.flatMap(({children: [paragraph], position}) => {
    const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return link?.type === 'link' && isAddress(link.url)
      ? []
      : [`The item in line ${position?.start.line ?? 0} begins with no absolute link.`];
  });
}

function isHeading(node: RootContent | undefined, depth: number): boolean {
  return node?.type === 'heading' && node.depth === depth;
}
