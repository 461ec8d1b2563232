import type {Root} from 'hast';
import {element, isElement, replace} from '../../hast.ts';

/** Puts each table into a section that scrolls, so that it does not break the page on a phone. */
export function frameTables(root: Root): void {
  replace(root, (node) =>
    isElement(node, 'table') && !node.properties.dataIsFramed
      ? [
          element('section', [{...node, properties: {...node.properties, dataIsFramed: true}}], {
            dataPart: 'table frame',
          }),
        ]
      : undefined,
  );
}
