import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {locateModules, withoutChunks, type ModuleLocation} from './chunks.ts';
import {tablesOf} from './page-tables.ts';
import {readRoutes} from './routes.ts';
import type {PageTable, Tree} from './table.ts';

const name = 'page-files';

/** The chunk of the registry; client/routes.ts names it. */
const registryChunk = 'page-registry';

/**
 * Collects the tables of all pages while the bundler writes the scripts, and removes their content from the runtime's own tables.
 *
 * @param generated gives Docusaurus's folder of generated files
 * @param onTables is called with the table of each page, by its path
 */
export function collectTables(
  generated: () => string,
  onTables: (tables: ReadonlyMap<string, PageTable>) => void,
): (compiler: Compiler) => void {
  const read = (file: string) => readFileSync(join(generated(), file), 'utf8');
  return (compiler) => {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // The names of files are final at this stage. The name of the runtime covers all of its tables, and
        // therefore identifies the build.
        {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1},
        async (assets) => {
          if (compilation.errors.length > 0) {
            return; // the bundler reports the error
          }
          const sourceOf = (file: string) => String(assets[file]?.source());
          const list = scriptNamed(registryChunk, assets);
          const runtime = scriptNamed('runtime~main', assets);
          const locations = await locateModules(sourceOf(list), readRegistry(read('registry.js')));
          const files = filesOf(compilation, locations);
          compilation.deleteAsset(list);
          compilation.updateAsset(
            runtime,
            new sources.RawSource(withoutChunks(sourceOf(runtime), new Set(Object.keys(files)))),
          );
          const names = JSON.parse(read('routesChunkNames.json')) as Record<string, Tree<string>>;
          onTables(tablesOf({routes: readRoutes(read('routes.js')), names, locations, files}));
        },
      );
    });
  };
}

function scriptNamed(chunk: string, assets: object): string {
  const file = Object.keys(assets).find((asset) => asset.startsWith(`assets/js/${chunk}.`));
  if (file === undefined) {
    throw new Error(
      `@markdown-zh/speed did not find the script ${chunk}. Build with SPEED=-route-table, and fix the lever.`,
    );
  }
  return file;
}

type Compilation = Parameters<Parameters<Compiler['hooks']['compilation']['tap']>[1]>[0];

/** The script of each chunk that only pages' tables request. */
function filesOf(
  {chunks, chunkGroups}: Compilation,
  locations: ReadonlyMap<string, ModuleLocation>,
): Record<string, string> {
  const others = new Set(
    chunkGroups
      .filter((group) => !locations.has(group.name ?? ''))
      .flatMap((group) => group.chunks.map(({id}) => String(id))),
  );
  return Object.fromEntries(
    [...chunks].flatMap((chunk) => {
      const id = String(chunk.id);
      // The runtime's tables also list the style sheets of chunks, so chunks with a style sheet stay there.
      const [script, ...more] = chunk.files;
      return !script?.endsWith('.js') || more.length > 0 || others.has(id) ? [] : [[id, script]];
    }),
  );
}

/** An entry of Docusaurus's generated registry: the name of a chunk, its import, and the module's name. */
const entry = /^ {2}"(\w+)": \[\(\) => import\(.*?\), (".*?"), require/gm;

/**
 * The module of each chunk that pages load.
 *
 * @param source `.docusaurus/registry.js`
 * @throws {Error} when it has no entry, because Docusaurus has changed its form
 */
function readRegistry(source: string): Map<string, string> {
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
