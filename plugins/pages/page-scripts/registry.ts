/** An entry of Docusaurus's generated registry: the name of a chunk, its import, and the module's name. */
const entry = /^ {2}"(\w+)": \[\(\) => import\([^\n]*?\), (".*?"), require/gm;

/**
 * The module of each chunk that pages load.
 *
 * @param source `.docusaurus/registry.js`
 * @throws {Error} when it has no entry, which means that Docusaurus writes it in another way
 */
export function readRegistry(source: string): Map<string, string> {
  const modules = new Map(
    [...source.matchAll(entry)].map(([, chunk = '', module = '']) => [
      chunk,
      JSON.parse(module) as string,
    ]),
  );
  if (modules.size === 0) {
    throw new Error(
      'plugins/pages/page-scripts cannot read the registry of this version of Docusaurus.',
    );
  }
  return modules;
}
