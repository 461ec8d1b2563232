/** The part of react-loadable-ssr-addon's manifest that this plugin uses. */
export interface Manifest {
  /** By chunk name: the chunks that load with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/** An entry of Docusaurus's generated registry: the name of a chunk, its import, and the module's name as JSON. */
const entry = /^ {2}"(\w+)": \[\(\) => import\([^\n]*?\), (".*?"), require/gm;

/**
 * Adds the names of modules to the manifest. Docusaurus asks it for the files of each rendered module, by the module's name, but
 * the manifest only has chunk names. Pages would therefore name only the application's files, and load their own one round trip
 * later.
 *
 * @param registry the source of `.docusaurus/registry.js`
 * @throws {Error} if the registry has another form
 */
export function withModules<M extends Manifest>(manifest: M, registry: string): M {
  const modules = [...registry.matchAll(entry)].flatMap(([, chunk = '', module = '']) => {
    const chunks = manifest.origins[chunk];
    return chunks ? [[JSON.parse(module) as string, chunks] as const] : [];
  });
  if (modules.length === 0) {
    throw new Error(
      'plugins/pages/page-scripts cannot read the registry of this version of Docusaurus.',
    );
  }
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(modules)}};
}
