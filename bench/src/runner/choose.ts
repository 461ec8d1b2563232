import {UsageError} from './benchmark';

/** The items of these names, in the order of the items; throws a `UsageError` if there is no item of a name. */
export function choose<Item>(
  what: string,
  items: Readonly<Record<string, Item>>,
  names: readonly string[],
): Item[] {
  const unknown = names.find((name) => !(name in items));
  if (unknown !== undefined) {
    const known = Object.keys(items).join(', ');
    throw new UsageError(`There is no ${what} ${unknown}. Choose from: ${known}`);
  }
  return Object.entries(items).flatMap(([name, item]) => (names.includes(name) ? [item] : []));
}
