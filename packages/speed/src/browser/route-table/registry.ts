/** An entry of Docusaurus's generated registry: the name of a chunk, its import, and the module's name. */
const entry = /^ {2}"(\w+)": \[\(\) => import\([^\n]*?\), (".*?"), require/gm;

/**
 * The module of each chunk that pages load.
 *
 * @param source `.docusaurus/registry.js`
 * @throws {Error} when it has no entry, because Docusaurus has changed its form
 */
export function readRegistry(source: string): Map<string, string> {
  const modules = [...source.matchAll(entry)].map(
    ([, chunk = '', module = '']) => [chunk, JSON.parse(module) as string] as const,
  );
  if (modules.length === 0) {
    throw new Error(
      '@markdown-zh/speed cannot read the registry of this Docusaurus. Build with SPEED=-route-table, and fix the lever.',
    );
  }
  return new Map(modules);
}
