/** What react-loadable-ssr-addon writes, as far as it matters here. */
export interface Manifest {
  /** By the name of a chunk: the chunks that are loaded with it. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/**
 * A manifest that knows chunks by their modules, too. Docusaurus asks it for the files of each module that a page has shown, by
 * the module's name; but it knows chunks by their own names alone, so that pages named the application's
 * files and no others, and found theirs one round trip later.
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
