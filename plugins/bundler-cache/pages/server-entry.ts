import registry from '@generated/registry';
import {openPages, type Folders, type RenderedPage} from './kept-pages';

/** Put in by the bundler. */
declare const KEPT_PAGES_FOLDERS: Folders;

const chunksByModule = new Map<string, string[]>();
for (const [chunk, [, module]] of Object.entries(registry)) {
  chunksByModule.set(module, [...(chunksByModule.get(module) ?? []), chunk]);
}

const pages = openPages(KEPT_PAGES_FOLDERS, chunksByModule);

/**
 * Gives what an earlier build rendered of a page, where that is the same; otherwise Docusaurus renders it, whose code is not run
 * before.
 */
export default async function render(params: {readonly pathname: string}): Promise<RenderedPage> {
  const known = pages.read(params.pathname);
  if (known) {
    return known;
  }
  const original: unknown = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/serverEntry'
  );
  const page = await (original as {readonly default: typeof render}).default(params);
  pages.keep(params.pathname, page);
  return page;
}
