import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {definitionSize} from './handlers.ts';
import {allowanceOf, limits} from './limits.ts';
import {boundedSyntax} from './syntax.ts';

/** The first place of a text where a limit keeps it from being read as CommonMark and GFM say. */
export interface Bound {
  /**
   * - `marks`: a paragraph has more marks than are read.
   * - `columns`: a quotation or a list begins too far to the right.
   * - `lazyLines`: too many lines continue a paragraph in a quotation or list without its sign.
   * - `tags`: HTML tags are nested too deeply.
   * - `references`: references repeat more than the text may.
   * - `cells`: rows of a table lack more cells than are added.
   */
  readonly kind: 'marks' | 'columns' | 'lazyLines' | 'tags' | 'references' | 'cells';
  /** From 1. */
  readonly line: number;
}

/** Where a text reaches a limit first. Undefined for all ordinary texts, which are only looked through for that. */
export function boundOf(source: string): Bound | undefined {
  if (!mayReachBound(source)) {
    return undefined;
  }
  const found: {readonly kind: Bound['kind']; readonly offset: number}[] = [];
  const tree = fromMarkdown(source, {
    extensions: boundedSyntax([gfm()], {
      onBound: (kind, offset) => {
        found.push({kind, offset});
      },
    }),
    mdastExtensions: [gfmFromMarkdown()],
  });
  found.push(...boundsOfTree(tree, source));
  const tag = deepTag(htmlOf(tree, source));
  if (tag !== undefined) {
    found.push({kind: 'tags', offset: tag});
  }
  const [first] = found.sort((a, b) => a.offset - b.offset);
  return first && {kind: first.kind, line: lineAt(source, first.offset)};
}

/** The places where `boundedHandlers` and `containers` stop, in the order of a tree. */
function* boundsOfTree(tree: Nodes, source: string) {
  const {takeExpansion, takeCells} = allowanceOf(source.length);
  const sizes = new Map<string, number>();
  visit(tree, 'definition', (definition) => {
    const {identifier} = definition;
    sizes.set(identifier, sizes.get(identifier) ?? definitionSize(definition));
  });
  const nodes: Nodes[] = [];
  visit(tree, (node) => {
    nodes.push(node);
  });
  for (const node of nodes) {
    const {offset = 0, column = 1} = node.position?.start ?? {};
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      if (!takeExpansion(sizes.get(node.identifier) ?? 0)) {
        yield {kind: 'references', offset} as const;
      }
    } else if (node.type === 'table') {
      for (const row of node.children) {
        if (!takeCells((node.align?.length ?? 0) - row.children.length)) {
          yield {kind: 'cells', offset: row.position?.start.offset ?? offset} as const;
        }
      }
    } else if (node.type === 'paragraph' && column > limits.column) {
      if (/^(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])/.test(source.slice(offset, offset + 12))) {
        yield {kind: 'columns', offset} as const;
      }
    }
  }
}

/** Elements without content (HTML Standard, 13.1.2). */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** A text of the same length with spaces in place of all but its HTML: code such as `vector<int>` has no tags. */
function htmlOf(tree: Nodes, source: string): string {
  const parts: string[] = [];
  let end = 0;
  visit(tree, 'html', ({position}) => {
    const [from = end, to = end] = [position?.start.offset, position?.end.offset];
    parts.push(' '.repeat(from - end), source.slice(from, to));
    end = to;
  });
  return parts.join('');
}

/** The offset of the first tag that is nested too deeply. */
function deepTag(source: string): number | undefined {
  let depth = 0;
  for (const {0: tag, 1: name = '', index} of source.matchAll(/<\/?([a-z][a-z\d-]*)/gi)) {
    if (!voids.test(name)) {
      depth = Math.max(0, depth + (tag.startsWith('</') ? -1 : 1));
    }
    if (depth > limits.tags) {
      return index;
    }
  }
  return undefined;
}

/** Most marks have an end nearby: of those of a block, one in so many is thought to read all of it. */
const usual = 20;

/** Whether a text may reach a limit, by the numbers of signs in its lines. */
function mayReachBound(source: string): boolean {
  const count = {block: 0, length: 0, lines: 0, brackets: 0, rows: 0};
  const most = {block: 0, wasted: 0, lines: 0, definition: 0, columns: 0, prefix: 0};
  let isAfterDefinition = false;
  for (const line of source.split(/\r\n?|\n/)) {
    const marks = line.match(/[!$*<[\]_`~]/g)?.length ?? 0;
    const isStart = /^[\s>]*(?:$|#|\||[-*+]\s|\d+[.)]\s)/.test(line);
    count.block = marks + (isStart ? 0 : count.block);
    most.block = Math.max(most.block, count.block);
    count.length = line.length + (isStart ? 0 : count.length);
    most.wasted = Math.max(most.wasted, count.block * count.length);
    count.lines = isStart ? 0 : count.lines + 1;
    most.lines = Math.max(most.lines, count.lines);
    count.brackets += line.split('[').length - 1;
    const isDefinition = line.includes(']:');
    if (isDefinition || isAfterDefinition) {
      most.definition = Math.max(most.definition, line.length);
    }
    isAfterDefinition = isDefinition;
    const pipes = line.split('|').length - 1;
    count.rows += pipes > 0 ? 1 : 0;
    most.columns = Math.max(most.columns, pipes);
    most.prefix = Math.max(most.prefix, /^[\s>*+.)\d-]*/.exec(line)?.[0].length ?? 0);
  }
  const {takeExpansion, takeCells} = allowanceOf(source.length);
  return (
    most.block > limits.marks ||
    most.wasted > limits.wasted * usual ||
    most.prefix >= limits.column ||
    most.lines > limits.lazyLines ||
    deepTag(source) !== undefined ||
    !takeExpansion(count.brackets * most.definition) ||
    !takeCells(count.rows * most.columns)
  );
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split(/\r\n?|\n/).length;
}
