/** The hash of each file of a folder, by its path below the folder. */
export type Contents = ReadonlyMap<string, string>;

/**
 * Compares two builds of one commit.
 *
 * @returns a line for each file that only one has, or that differs, in the order of their paths
 */
export function compareBuilds(first: Contents, second: Contents): string[] {
  return [...new Set([...first.keys(), ...second.keys()])].sort().flatMap((path) => {
    if (!second.has(path)) {
      return [`only the first build has ${path}`];
    }
    if (!first.has(path)) {
      return [`only the second build has ${path}`];
    }
    return first.get(path) === second.get(path) ? [] : [`not the same bytes: ${path}`];
  });
}

/**
 * The first difference between two texts, with its surroundings in both, on one line each; undefined when they are equal.
 *
 * @param width characters to show of each
 */
export function firstDifference(first: string, second: string, width = 120): string | undefined {
  if (first === second) {
    return undefined;
  }
  let at = 0;
  while (at < first.length && first[at] === second[at]) {
    at += 1;
  }
  const from = Math.max(0, at - width / 2);
  const show = (text: string) => JSON.stringify(text.slice(from, from + width));
  return `at character ${at}\n    ${show(first)}\n    ${show(second)}`;
}

/**
 * Pairs of files of two builds whose names differ only in the hash.
 *
 * @returns the paths of each, in the first build and in the second
 */
export function renamedFiles(first: Contents, second: Contents): [string, string][] {
  const withoutHash = (path: string) => path.replace(/[.-][\da-f]{8,}(?=\.\w+$)/, '');
  const added = new Map(
    [...second.keys()].filter((path) => !first.has(path)).map((path) => [withoutHash(path), path]),
  );
  return [...first.keys()].flatMap((path): [string, string][] => {
    const other = second.has(path) ? undefined : added.get(withoutHash(path));
    return other === undefined ? [] : [[path, other]];
  });
}
