/** The calls by which a bundled script loads a chunk by its id, or asks for its file. */
const askedFor = /\.[eu]\("?([\w-]+)"?\)/g;

/** The table of the chunks whose files have a name in place of their id: `({1879:"Exercise"})[e]||e`. */
const tables = /\(\{([^{}]*)\}\)\[(\w+)\]\|\|\2\b/g;
const named = /(?:^|,)"?([\w-]+)"?:"([^"]+)"/g;

/**
 * The given scripts, and all scripts that they load, directly or indirectly, when a reader does something.
 *
 * @param scripts file names to begin with
 * @param all the file names of all scripts, each with the id or name of its chunk before its hash: `8286.78a3eb42.js`
 * @param read gives the text of one
 * @returns file names, those of the beginning among them
 */
export async function reachableScripts(
  scripts: readonly string[],
  all: readonly string[],
  read: (script: string) => Promise<string>,
): Promise<string[]> {
  const texts = new Map(
    await Promise.all(all.map(async (script) => [script, await read(script)] as const)),
  );
  const byId = new Map(all.map((script) => [script.split('.', 1)[0] ?? '', script] as const));
  for (const text of texts.values()) {
    for (const [, table = ''] of text.matchAll(tables)) {
      for (const [, id = '', name = ''] of table.matchAll(named)) {
        const script = byId.get(name);
        if (script !== undefined) {
          byId.set(id, script);
        }
      }
    }
  }
  const reached = new Set(scripts);
  // Iterating a set includes the items that are added meanwhile.
  for (const script of reached) {
    for (const [, id = ''] of (texts.get(script) ?? '').matchAll(askedFor)) {
      const next = byId.get(id);
      if (next !== undefined) {
        reached.add(next);
      }
    }
  }
  return [...reached].sort();
}
