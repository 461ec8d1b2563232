import type {Image, Link} from 'mdast';
import {nodesOf} from './nodes.ts';
import {span} from './spans.ts';
import type {RuleMatch, ParsedText} from '../rule.ts';

/** A link or an image in brackets, as it is written. */
interface Destined {
  readonly node: Image | Link;
  /** The whole link. */
  readonly from: number;
  readonly to: number;
  /** The place of its destination, without angle brackets. */
  readonly destination: {readonly from: number; readonly to: number};
}

/** The findings of all links and images with a destination in parentheses, in order. */
export function inDestinations(
  text: ParsedText,
  find: (link: Destined) => readonly RuleMatch[],
): RuleMatch[] {
  return [...nodesOf(text.tree, 'link'), ...nodesOf(text.tree, 'image')]
    .flatMap((node) => {
      const link = destined(text.source, node);
      return link ? find(link) : [];
    })
    .sort((a, b) => a.from - b.from);
}

function destined(source: string, node: Image | Link): Destined | undefined {
  const {from, to} = span(node) ?? {from: 0, to: 0};
  // The text of a link may also contain the address.
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const behind = source.indexOf('](', (last && span(last)?.to) ?? from);
  // A bare link and one in angle brackets have no parentheses.
  if (!/[[!]/.test(source.charAt(from)) || behind < 0 || behind >= to) {
    return undefined;
  }
  const [, before = '', quoted, bare = ''] =
    /^(\]\(\s*)(?:<((?:\\.|[^<>\\\r\n])*)>|((?:\\\S|[^\s\\])*))/.exec(source.slice(behind, to)) ??
    [];
  const start = behind + before.length + (quoted === undefined ? 0 : 1);
  // Without a title, the parenthesis that closes the link follows at once.
  const length = quoted?.length ?? Math.min(bare.length, to - 1 - start);
  return {node, from, to, destination: {from: start, to: start + length}};
}
