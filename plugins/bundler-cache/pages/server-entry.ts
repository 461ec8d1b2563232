import registry from '@generated/registry';
import {minifyPage} from '../../lean-html/minify-page';
import {openPages, type Folders, type RenderedPage} from './kept-pages';

/** Put in by the bundler; null where nothing is kept. */
declare const KEPT_PAGES_FOLDERS: Folders | null;

const chunksByModule = new Map<string, string[]>();
for (const [chunk, [, module]] of Object.entries(registry)) {
  chunksByModule.set(module, [...(chunksByModule.get(module) ?? []), chunk]);
}

const pages = KEPT_PAGES_FOLDERS && openPages(KEPT_PAGES_FOLDERS, chunksByModule);

/**
 * Gives what an earlier build rendered of a page, where that is the same; otherwise Docusaurus renders it, whose code is not run
 * before, and it is minified.
 */
export default async function render(params: {readonly pathname: string}): Promise<RenderedPage> {
  const known = pages?.read(params.pathname);
  if (known) {
    return known;
  }
  const original: unknown = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/serverEntry'
  );
  const rendered = await (original as {readonly default: typeof render}).default(params);
  const {page, faults} = await minifyPage(rendered);
  if (faults.length > 0) {
    console.warn(
      `[WARNING] ${params.pathname}: browsers build other elements of this page's HTML than React rendered, so that React renders all of it anew. See which element stands where it may not, such as <div> in <p>.\n  - ${faults.join('\n  - ')}`,
    );
    return page; // not kept: the next build shall say it as well
  }
  pages?.keep(params.pathname, page);
  return page;
}
