import registry from '@generated/registry';
import {minifyPage} from '../../lean-html/minify-page';
import {openTables} from '../../page-files/tables-file';
import {openPages, type Folders, type RenderedPage} from './kept-pages';

/** Put in by the bundler; null where nothing is kept. */
declare const KEPT_PAGES_FOLDERS: Folders | null;

/** Put in by plugins/page-files. */
declare const PAGE_TABLES_FILE: string;

interface PageRequest {
  readonly pathname: string;
}

const chunksByModule = new Map<string, string[]>();
for (const [chunk, [, module]] of Object.entries(registry)) {
  chunksByModule.set(module, [...(chunksByModule.get(module) ?? []), chunk]);
}

const pages = KEPT_PAGES_FOLDERS && openPages(KEPT_PAGES_FOLDERS, chunksByModule);
const withTable = openTables(PAGE_TABLES_FILE);

/** Gives a page with its table, which names scripts, and so is another one with each build. */
export default async function render(params: PageRequest): Promise<RenderedPage> {
  return withTable(await rendered(params), params.pathname);
}

/**
 * Gives what an earlier build rendered of a page, where that is the same; otherwise Docusaurus renders it, whose code is not run
 * before, and it is minified.
 */
async function rendered(params: PageRequest): Promise<RenderedPage> {
  const known = pages?.read(params.pathname);
  if (known) {
    return known;
  }
  const original: unknown = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/serverEntry'
  );
  const whole = await (original as {readonly default: typeof rendered}).default(params);
  const {page, faults} = await minifyPage(whole);
  if (faults.length > 0) {
    console.warn(
      `[WARNING] ${params.pathname}: browsers build other elements of this page's HTML than React rendered, so that React renders all of it anew. See which element stands where it may not, such as <div> in <p>.\n  - ${faults.join('\n  - ')}`,
    );
    return page; // not kept: the next build shall say it as well
  }
  pages?.keep(params.pathname, page);
  return page;
}
