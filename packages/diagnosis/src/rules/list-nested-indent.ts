import type {List, ListItem, Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {listItems} from '../sections.ts';
import {contentColumn, markerColumn} from '../text/columns.ts';
import {indentLines} from '../text/indent-lines.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const listMarker = /^(?:[-+*]|(\d+)[.)])/;

interface Children {
  readonly parent: ListItem;
  readonly items: ListItem[];
  /** The number of columns by which they must move to reach their parent's text. */
  readonly missing: number;
}

/**
 * Below another kind of marker, any indentation counts. Below the same kind, an item needs two columns and
 * must start a new list.
 */
function startsNested(
  item: ListItem,
  parent: ListItem,
  above: ListItem | undefined,
  source: string,
) {
  const depth = markerColumn(source, item) - markerColumn(source, parent);
  const number = listMarker.exec(source.slice(span(item)?.from, span(item)?.to))?.[1] ?? '1';
  return depth > 0 && (parent === above || (depth > 1 && Number(number) === 1));
}

/** Items to the right of the marker above, but left of its text. Engines read them as siblings, not children. */
function childrenIn(list: List, above: ListItem | undefined, source: string): Children[] {
  const found: Children[] = [];
  let parent = above;
  let open: Children | undefined;
  for (const item of list.children) {
    const column = markerColumn(source, item);
    if (open && column > markerColumn(source, open.parent)) {
      open.items.push(item);
      continue;
    }
    const missing = parent ? contentColumn(source, parent) - column : 0;
    open =
      parent && missing > 0 && startsNested(item, parent, above, source)
        ? {parent, items: [item], missing}
        : undefined;
    if (open) {
      found.push(open);
    } else {
      parent = item;
    }
  }
  return found;
}

function toFinding(
  {items, missing}: Children,
  ancestors: readonly Nodes[],
  source: string,
): RuleMatch[] {
  const place = items[0] && span(items[0]);
  const edits = items.map((item) => indentLines(source, item, ancestors, missing));
  const marker = place && listMarker.exec(source.slice(place.from, place.to))?.[0];
  const fix = edits.some(({length}) => length === 0)
    ? {}
    : {fix: {label: `再缩进 ${String(missing)} 格`, edits: edits.flat()}};
  const indentation = /(?<! ) *$/.exec(
    source.slice(lineStart(source, place?.from ?? 0), place?.from),
  );
  return place && marker && indentation
    ? [{from: place.from - indentation[0].length, to: place.from + marker.length, ...fix}]
    : [];
}

/** A child that is indented less than its parent's text. */
export const listNestedIndent: Rule = {
  id: 'list-nested-indent',
  title: '子列表的缩进不够',
  explanation:
    '子列表要缩进到父项文字开始的那一列（- 后是 2 格，1. 后是 3 格，10. 后是 4 格），少了就和父项平级：补足空格。',
  section: listItems,
  severity: 'problem',
  find: ({source, tree}) => {
    const found: RuleMatch[] = [];
    visitParents(tree, (node, ancestors) => {
      const siblings: readonly Nodes[] = 'children' in node ? node.children : [];
      siblings.forEach((list, index) => {
        if (list.type === 'list') {
          const above = siblings[index - 1];
          const lastAbove = above?.type === 'list' ? above.children.at(-1) : undefined;
          const children = childrenIn(list, lastAbove, source);
          found.push(...children.flatMap((one) => toFinding(one, [...ancestors, node], source)));
        }
      });
    });
    return found;
  },
};
