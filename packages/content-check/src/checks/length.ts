import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Config} from '../config.ts';
import type {Article} from './article.ts';
import type {Issue} from './issue.ts';

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
): Issue[] {
  if (!limits) {
    return [];
  }
  const parts = partsOf(tree, sources);
  const length = sum(parts);
  const sections = parts.filter(({heading}) => heading).length;
  const complaints = [
    ...(length > limits.han ? [`${length} Han characters; a page has at most ${limits.han}`] : []),
    ...(sections > limits.sections
      ? [`${sections} headings of level 2; a page has at most ${limits.sections}`]
      : []),
  ];
  if (complaints.length === 0) {
    return [];
  }
  const pages = Math.max(2, Math.ceil(length / limits.han), Math.ceil(sections / limits.sections));
  const cuts = cutsOf(parts, pages);
  const remedy =
    cuts.length > 0
      ? `Make pages that begin at ${cuts.map(({heading, length: own}) => `"${toString(heading)}" (line ${lineOf(heading)}, ${own} characters)`).join(' and ')}.`
      : 'Shorten it, or give it headings of level 2 to cut at.';
  const message = `The article has ${complaints.join(', and ')}. ${remedy}`;
  const line = lineOf(cuts[0]?.heading);
  return [{file, line, column: 1, rule: 'length', message}];
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

const lineOf = (heading: Heading | undefined) => heading?.position?.start.line ?? 1;
