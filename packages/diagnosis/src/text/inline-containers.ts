import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {frontMatterEnd} from './front-matter.ts';
import {span} from './spans.ts';
import {readInlines, type InlineContainer, type Span} from './read-inlines.ts';
import type {ParsedText} from '../rule.ts';

const known = new WeakMap<Root, readonly InlineContainer[]>();

/** All blocks of inlines of a text after its front matter, in order. Cached for each tree. */
export function inlineContainers({source, tree}: ParsedText): readonly InlineContainer[] {
  const before = known.get(tree);
  if (before) {
    return before;
  }
  const found: InlineContainer[] = [];
  const begin = frontMatterEnd(source);
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const place = span(node);
      if (place && place.from >= begin) {
        found.push(readInlines(node, place, source));
      }
      return SKIP;
    }
    return undefined;
  });
  known.set(tree, found);
  return found;
}

/** The matches of a global pattern in all containers, with offsets into the source. */
export function matchesInInlines(
  text: ParsedText,
  pattern: RegExp,
  part: 'text' | 'prose' = 'text',
): (Span & {readonly match: RegExpExecArray; readonly container: InlineContainer})[] {
  return inlineContainers(text).flatMap((container) =>
    [...container[part].matchAll(pattern)].map((match) => {
      const from = container.from + match.index;
      return {match, container, from, to: from + match[0].length};
    }),
  );
}
