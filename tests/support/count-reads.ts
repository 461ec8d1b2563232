/**
 * Counts how often a function reads a property of a tree: its nodes, its arrays, and all that the function puts into the tree. The count
 * shows how the work grows with the tree, on any machine.
 */
export function countReads<Tree extends object>(
  tree: Tree,
  work: (counted: Tree) => unknown,
): {readonly reads: number} {
  let reads = 0;
  const counted = new WeakMap<object, object>();
  const originals = new WeakMap<object, object>();
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const original = (value: unknown) => (isObject(value) ? (originals.get(value) ?? value) : value);
  const countIn = (value: unknown): unknown => {
    if (!isObject(value) || originals.has(value)) {
      return value;
    }
    const known = counted.get(value);
    if (known) {
      return known;
    }
    const proxy = new Proxy(value, {
      get(target, key): unknown {
        reads += 1;
        return countIn(Reflect.get(target, key));
      },
      set: (target, key, next) => Reflect.set(target, key, original(next)),
    });
    counted.set(value, proxy);
    originals.set(proxy, value);
    return proxy;
  };
  work(countIn(tree) as Tree);
  return {reads};
}
