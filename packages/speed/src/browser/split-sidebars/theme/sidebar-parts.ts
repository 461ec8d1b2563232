import {useMemo, useSyncExternalStore} from 'react';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Parts of sidebars that have been loaded, by name. */
let parts: ReadonlyMap<string, PropSidebar> = new Map();
const listeners = new Set<() => void>();

/**
 * A part of a sidebar says of itself that it has been loaded. Gives its name.
 *
 * @public for modules that the lever writes
 */
export function addPart(name: string, items: PropSidebar): string {
  parts = new Map(parts).set(name, items);
  listeners.forEach((listener) => {
    listener();
  });
  return name;
}

/** The name of the part of a sidebar for which this item stands, where it stands for one. */
export function partOf(item: PropSidebarItem | undefined): string | undefined {
  return item?.type === 'link' ? (item.customProps?.part as string | undefined) : undefined;
}

/** A sidebar with the parts of it that have been loaded. */
export function useSidebarParts(sidebar: PropSidebar | undefined): PropSidebar | undefined {
  const loaded = useSyncExternalStore(subscribe, loadedParts, loadedParts);
  return useMemo(() => sidebar && withParts(sidebar, loaded), [sidebar, loaded]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadedParts(): ReadonlyMap<string, PropSidebar> {
  return parts;
}

function withParts(items: PropSidebar, loaded: ReadonlyMap<string, PropSidebar>): PropSidebar {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const part = partOf(item.items[0]);
    return {...item, items: withParts((part && loaded.get(part)) || item.items, loaded)};
  });
}
