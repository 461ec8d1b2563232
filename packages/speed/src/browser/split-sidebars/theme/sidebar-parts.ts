import {useMemo, useSyncExternalStore} from 'react';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The loaded parts of sidebars, by name. */
let parts: ReadonlyMap<string, PropSidebar> = new Map();
const listeners = new Set<() => void>();

/**
 * Registers a loaded part of a sidebar, and returns its name.
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

/** The name of the part that an item is a placeholder of, if any. */
export function partOf(item: PropSidebarItem | undefined): string | undefined {
  return item?.type === 'link' ? (item.customProps?.part as string | undefined) : undefined;
}

/** A sidebar with its loaded parts. */
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
