/**
 * Sets a value as the most recent one of a map, and removes the oldest values above a limit.
 *
 * @param most the limit
 * @returns the removed values, the oldest first
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
