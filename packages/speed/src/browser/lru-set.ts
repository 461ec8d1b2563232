/**
 * Puts a value into a map behind all others, and takes out those that were put there first where there are too many.
 *
 * @param most values that stay
 * @returns the values that were taken out, the oldest first
 */
export function lruSet<Key, Value>(
  kept: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): Value[] {
  kept.delete(key);
  kept.set(key, value);
  const old = [...kept].slice(0, -most);
  for (const [oldKey] of old) {
    kept.delete(oldKey);
  }
  return old.map(([, oldValue]) => oldValue);
}
