/** The part of react-loadable-ssr-addon's manifest that this plugin uses. */
export interface Manifest {
  /** By chunk name: the chunks that load with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/**
 * Adds the names of modules to the manifest. Docusaurus asks it for the files of each rendered module, by the module's name, but
 * the manifest only has chunk names. Pages would therefore name only the application's files, and load their own one round trip
 * later.
 *
 * @param registry the module of each chunk
 */
export function withModules<M extends Manifest>(
  manifest: M,
  registry: ReadonlyMap<string, string>,
): M {
  const {origins} = manifest;
  const byModule = [...registry].flatMap(([chunk, module]) =>
    origins[chunk] ? [[module, origins[chunk]] as const] : [],
  );
  return {...manifest, origins: {...origins, ...Object.fromEntries(byModule)}};
}
