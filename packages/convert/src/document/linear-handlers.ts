import type {List, ListItem, Parents, TableRow} from 'mdast';
import {defaultHandlers, type Handlers} from 'mdast-util-to-hast';

const looseLists = new WeakMap<List, boolean>();

/**
 * Handlers for `toHast` whose time grows with the text. Those of mdast-util-to-hast 13.2 look through all siblings of each list item and
 * table row, so that they take quadratic time.
 */
export const linearHandlers: Handlers = {
  listItem(state, item: ListItem, parent?: Parents) {
    const list = parent?.type === 'list' ? summaryOf(parent) : parent;
    return defaultHandlers.listItem(state, item, list);
  },
  tableRow(state, row: TableRow, parent?: Parents) {
    const [head] = parent?.type === 'table' ? parent.children : [];
    const table = parent?.type === 'table' && head ? {...parent, children: [head, row]} : parent;
    return defaultHandlers.tableRow(state, row, table);
  },
};

/** A list without its items that is as loose or tight as the list. */
function summaryOf(list: List): List {
  const isLoose = looseLists.get(list) ?? (list.spread === true || list.children.some(isLooseItem));
  looseLists.set(list, isLoose);
  return {type: 'list', spread: isLoose, children: []};
}

function isLooseItem({spread, children}: ListItem): boolean {
  return spread ?? children.length > 1;
}
