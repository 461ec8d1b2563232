/**
 * Sets a value as the newest entry of a map, and evicts the oldest entries beyond a limit.
 *
 * @param maxSize entries that stay
 * @returns the evicted values, oldest first
 */
export function setAndEvict<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  maxSize: number,
): Value[] {
  map.delete(key);
  map.set(key, value);
  const evicted = [...map].slice(0, -maxSize);
  for (const [oldKey] of evicted) {
    map.delete(oldKey);
  }
  return evicted.map(([, evictedValue]) => evictedValue);
}
