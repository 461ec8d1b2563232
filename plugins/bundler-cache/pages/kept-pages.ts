import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageParts} from '../../lean-html/minify-page';

/** What Docusaurus renders of a page, as far as it is known here. JSON can hold it. */
export interface RenderedPage extends PageParts {
  readonly collectedData: PageParts['collectedData'] & {
    /** The names of the modules of the page's routes. */
    readonly modules: readonly string[];
    /** `helmet` is no data, and only there for an old interface of plugins. */
    readonly metadata: {readonly helmet: unknown};
  };
}

/** Where things are, by absolute paths. */
export interface Folders {
  /** Of what earlier builds rendered. */
  readonly kept: string;
  /** Of the bundle that renders pages. */
  readonly server: string;
}

interface Entry {
  readonly key: string;
  readonly page: RenderedPage;
}

/** What earlier builds rendered. */
interface KeptPages {
  /** What was rendered of a page by the same code and data; undefined where that is not known. */
  readonly read: (pathname: string) => RenderedPage | undefined;
  /** Keeps what was rendered of a page in place of what was kept of it. */
  readonly keep: (pathname: string, page: RenderedPage) => void;
}

const scripts = join('assets', 'js');

/** The file of what is kept of a page. */
export function fileOfPage(pathname: string): string {
  return `${hashOf(pathname).slice(0, 32)}.json`;
}

/**
 * Opens what earlier builds rendered. A page is a function of its address, of the bundle, of the scripts of its routes' modules,
 * and of those that any page may load: it is taken where all of these are the same, byte by byte.
 *
 * @param chunksByModule the names of the chunks that load a module, by the module's name
 */
export function openPages(
  {kept, server}: Folders,
  chunksByModule: ReadonlyMap<string, readonly string[]>,
): KeptPages {
  const hashes = new Map<string, string>();
  const hashOfScript = (name: string): string => {
    const path = join(server, scripts, name);
    // The module of a chunk without a script is in the bundle.
    const hash = hashes.get(name) ?? (existsSync(path) ? hashOf(readFileSync(path)) : '');
    hashes.set(name, hash);
    return hash;
  };
  let shared: string | undefined;
  const keyOf = ({collectedData: {modules}}: RenderedPage): string => {
    shared ??= hashOf(
      [
        hashOf(readFileSync(join(server, 'server.bundle.js'))),
        ...sharedScripts(server, chunksByModule).map((name) => name + hashOfScript(name)),
      ].join('\n'),
    );
    const own = modules.flatMap((module) => [
      module,
      ...(chunksByModule.get(module) ?? []).map((chunk) => chunk + hashOfScript(`${chunk}.js`)),
    ]);
    return hashOf([shared, ...own].join('\n'));
  };
  return {
    read: (pathname) => {
      const entry = readEntry(join(kept, fileOfPage(pathname)));
      if (!entry) {
        return undefined;
      }
      return entry.key === keyOf(entry.page) ? entry.page : undefined;
    },
    keep: (pathname, page) => {
      if (page.collectedData.metadata.helmet === null) {
        const entry: Entry = {key: keyOf(page), page};
        writeFileSync(join(kept, fileOfPage(pathname)), JSON.stringify(entry));
      }
    },
  };
}

/** The scripts that are not of routes' modules, in a fixed order: any page may load them. */
function sharedScripts(
  server: string,
  chunksByModule: ReadonlyMap<string, readonly string[]>,
): string[] {
  const ofRoutes = new Set([...chunksByModule.values()].flat().map((chunk) => `${chunk}.js`));
  const folder = join(server, scripts);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !ofRoutes.has(name))
        .sort()
    : [];
}

function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch {
    return undefined;
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
