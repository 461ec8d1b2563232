import type {Definition, List, ListItem, Parents, Reference, TableRow} from 'mdast';
import {defaultHandlers, type Handler, type Handlers, type State} from 'mdast-util-to-hast';
import type {Allowance} from './limits.ts';

const looseLists = new WeakMap<List, boolean>();

/**
 * Handlers for `toHast` whose result and time grow with the text. For each list item and table row, those of mdast-util-to-hast
 * 13.2 look through all siblings: their time grows with the square of the number. References and short rows are within the text's
 * allowance.
 */
export function boundedHandlers({takeExpansion, takeCells}: Allowance): Handlers {
  const bounded =
    (handler: Handler): Handler =>
    (state: State, node: Reference & {readonly identifier: string}, parent?: Parents) => {
      const definition = state.definitionById.get(node.identifier.toUpperCase());
      return handler(
        takeExpansion(definition ? definitionSize(definition) : 0)
          ? state
          : {...state, definitionById: new Map()},
        node,
        parent,
      );
    };
  return {
    linkReference: bounded(defaultHandlers.linkReference),
    imageReference: bounded(defaultHandlers.imageReference),
    listItem(state, item: ListItem, parent?: Parents) {
      const list = parent?.type === 'list' ? summaryOf(parent) : parent;
      return defaultHandlers.listItem(state, item, list);
    },
    tableRow(state, row: TableRow, parent?: Parents) {
      if (parent?.type !== 'table') {
        return defaultHandlers.tableRow(state, row, parent);
      }
      const {align, children} = parent;
      const [head = row] = children;
      const cells = row.children.length;
      const isFilled = takeCells((align?.length ?? 0) - cells);
      return defaultHandlers.tableRow(state, row, {
        ...parent,
        children: [head, row],
        align: isFilled ? align : align?.slice(0, cells),
      });
    },
  };
}

/** The characters that each reference to a definition repeats. */
export function definitionSize({url, title}: Definition): number {
  return url.length + (title?.length ?? 0);
}

/** A list without its items that is as loose or tight as the list. */
function summaryOf(list: List): List {
  const isLoose = looseLists.get(list) ?? (list.spread === true || list.children.some(isLooseItem));
  looseLists.set(list, isLoose);
  return {type: 'list', spread: isLoose, children: []};
}

function isLooseItem({spread, children}: ListItem): boolean {
  return spread ?? children.length > 1;
}
