/** The calls by which a bundled script loads a chunk by its id, or asks for its file. */
const askedFor = /\.[eu]\("?([\w-]+)"?\)/g;

/**
 * The given scripts, and all scripts that they load, directly or indirectly, when a reader does something.
 *
 * @param scripts file names to begin with
 * @param all the file names of all scripts, each with the id of its chunk before its hash: `8286.78a3eb42.js`
 * @param read gives the text of one
 * @returns file names, those of the beginning among them
 */
export async function reachableScripts(
  scripts: readonly string[],
  all: readonly string[],
  read: (script: string) => Promise<string>,
): Promise<string[]> {
  const byId = new Map(all.map((script) => [script.split('.', 1)[0] ?? '', script] as const));
  const reached = new Set(scripts);
  // Iterating a set includes the items that are added meanwhile.
  for (const script of reached) {
    for (const [, id = ''] of (await read(script)).matchAll(askedFor)) {
      const next = byId.get(id);
      if (next !== undefined) {
        reached.add(next);
      }
    }
  }
  return [...reached].sort();
}
