import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';

/**
 * Whether an item looks as before. A navigation changes only the address, which matters only to the items on
 * the way to the previous and to the new page.
 */
export function isSameItem(before: Props, after: Props): boolean {
  const {activePath: left, ...others} = before;
  const {activePath: shown, ...now} = after;
  return (
    areEqual(others, now) &&
    (left === shown || ![left, shown].some((path) => isActiveSidebarItem(after.item, path)))
  );
}

function areEqual(some: Readonly<Record<string, unknown>>, others: typeof some): boolean {
  const names = Object.keys({...some, ...others});
  return names.every((name) => Object.is(some[name], others[name]));
}
