import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';

/** A part of an article that begins at a heading of level 2; the first part has none. */
interface Part {
  readonly heading?: Heading;
  readonly length: number;
}

const han = /\p{Script=Han}/gu;

/**
 * Reports an article that has too much text, or too many sections, for one page, and proposes where to cut it. Tables, code, footnotes,
 * folded parts (`<details>`) and the section of the sources do not count: readers look things up there.
 */
export function checkLength(
  {file, tree}: Pick<Article, 'file' | 'tree'>,
  limits: Config['length'],
  sources: string | undefined,
): Finding[] {
  if (!limits) {
    return [];
  }
  const parts = partsOf(tree, sources);
  const length = sum(parts);
  const sections = parts.filter(({heading}) => heading).length;
  const excess = [
    {unit: 'han' as const, count: length, limit: limits.han},
    {unit: 'sections' as const, count: sections, limit: limits.sections},
  ].filter(({count, limit}) => count > limit);
  if (excess.length === 0) {
    return [];
  }
  const pages = Math.max(2, Math.ceil(length / limits.han), Math.ceil(sections / limits.sections));
  const cuts = cutsOf(parts, pages).map(({heading, length: own}) => ({
    ...{heading: toString(heading), line: heading.position?.start.line ?? 1, length: own},
  }));
  const place = {file, line: cuts[0]?.line ?? 1, column: 1, rule: 'length'};
  return [{...place, message: message('long-article', {excess, cuts})}];
}

function partsOf(tree: Root, sources: string | undefined): Part[] {
  const parts: Part[] = [];
  let current: {heading?: Heading; length: number} = {length: 0};
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      parts.push(current);
      current = {heading: node, length: 0};
    }
    current.length += lengthOf(node);
  }
  return [...parts, current].filter(
    ({heading, length}) =>
      (heading !== undefined || length > 0) && (!heading || toString(heading) !== sources),
  );
}

/** The Han characters of running text. */
function lengthOf(node: Nodes | RootContent): number {
  switch (node.type) {
    case 'text':
      return node.value.match(han)?.length ?? 0;
    case 'table':
    case 'footnoteDefinition':
      return 0;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'details' ? 0 : childrenLength(node.children);
    default:
      return 'children' in node ? childrenLength(node.children) : 0;
  }
}

function childrenLength(nodes: readonly Nodes[]): number {
  return nodes.reduce((total, node) => total + lengthOf(node), 0);
}

const sum = (parts: readonly Part[]) => parts.reduce((total, {length}) => total + length, 0);

/** The headings at which to begin further pages, so that all pages are about equally long. */
function cutsOf(
  parts: readonly Part[],
  pages: number,
): {readonly heading: Heading; readonly length: number}[] {
  const share = sum(parts) / pages;
  const cuts: {heading: Heading; length: number}[] = [];
  let before = 0;
  for (const {heading, length} of parts) {
    const isDue = before + length / 2 > share * (cuts.length + 1);
    if (heading && before > 0 && cuts.length < pages - 1 && isDue) {
      cuts.push({heading, length: 0});
    }
    const last = cuts.at(-1);
    if (last) {
      last.length += length;
    }
    before += length;
  }
  return cuts;
}
