import type {ClientModule} from '@docusaurus/types';
import {documentLoad, isReachable} from './reach';
import {sayFailure} from './say-failure';

/*
 * Docusaurus loads the whole page where a script of the next page does not come. Where the whole page would not come either, that
 * takes the page that is read away. Here such a script is waited for instead, and the reader is told. It is asked for again when its
 * page is wanted again.
 */

/** https://rspack.rs/api/runtime-api/module-variables#__webpack_chunk_load__ */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

type Locations = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const loadChunk = __webpack_chunk_load__;

/** The page whose scripts are being asked for, in this turn of the event loop. */
let asking: string | undefined;

/** The page that the reader waits for. */
let wanted: string | undefined;

let isStarted = false;

/** By page, what has its scripts asked for again. */
const held = new Map<string, Set<() => void>>();

__webpack_chunk_load__ = (chunk) => {
  if (!isStarted) {
    return loadChunk(chunk).catch(async () => {
      await documentLoad();
      return loadChunk(chunk); // once more: nothing has been loaded as a whole yet
    });
  }
  return asking === undefined ? loadChunk(chunk) : loadForPage(chunk, asking);
};

async function loadForPage(chunk: string, path: string): Promise<unknown> {
  try {
    return await loadChunk(chunk);
  } catch (error) {
    if (path === wanted) {
      if (await isReachable()) {
        throw error; // Docusaurus loads the whole page
      }
      sayFailure(path);
    }
    await new Promise<void>((resolve) => {
      held.set(path, (held.get(path) ?? new Set()).add(resolve));
    });
    return loadForPage(chunk, path);
  }
}

/** Docusaurus asks for the page's scripts when this returns. */
export function onRouteUpdate({location, previousLocation}: Locations): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  const {pathname} = location;
  sayFailure(undefined);
  wanted = pathname;
  held.get(pathname)?.forEach((askAgain) => {
    askAgain();
  });
  held.delete(pathname);
  asking = pathname;
  queueMicrotask(() => {
    asking = undefined;
  });
}

export function onRouteDidUpdate({previousLocation}: Locations): void {
  wanted = undefined;
  if (!previousLocation) {
    isStarted = true;
    preloadForPages();
  }
}

/** Has the scripts that are loaded ahead, for a link under the pointer, waited for in the same way. */
function preloadForPages(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    preload(path) {
      asking = path;
      const loaded = docusaurus.preload(path);
      asking = undefined;
      return loaded;
    },
  };
}
