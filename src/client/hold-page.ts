import type {ClientModule} from '@docusaurus/types';
import {endProgress} from './progress-bar';
import {documentLoad, isReachable} from './reach';
import {sayFailure} from './say-failure';

/*
 * Docusaurus reloads the document when a script of the next page fails to load. If the line is down, the reader loses the page that
 * they read. This module holds such a navigation instead: the page stays, a message says why, and the scripts are asked for again when
 * the reader follows the link again. It also keeps a navigation that another one has replaced from showing an unfinished page.
 */

/** https://rspack.rs/api/runtime-api/module-variables#__webpack_chunk_load__ */
// eslint-disable-next-line prefer-const -- it is set below
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** What the event `pagefailed` tells: packages/speed could not load a page by its table. */
interface FailedPage {
  readonly path: string;
  readonly hold: (decision: Promise<boolean>) => void;
}

type Locations = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const loadChunk = __webpack_chunk_load__;

/** The page whose scripts Docusaurus asks for in this turn of the event loop. */
let asking: string | undefined;

/** The page that the reader waits for. */
let wanted: string | undefined;

let isStarted = false;

/** What waits for the next navigation to begin or end. */
const waiting = new Set<() => void>();

__webpack_chunk_load__ = (chunk) => {
  if (isStarted) {
    return asking === undefined ? loadChunk(chunk) : loadForPage(chunk, asking);
  }
  return loadChunk(chunk).catch(async () => {
    await documentLoad();
    return loadChunk(chunk); // once more: nothing has been loaded as a whole yet
  });
};

async function loadForPage(chunk: string, path: string): Promise<unknown> {
  const isWanted = () => path === wanted;
  for (;;) {
    try {
      const loaded = await loadChunk(chunk);
      while (wanted !== undefined && !isWanted()) {
        await change();
      }
      return loaded;
    } catch (error) {
      if (isWanted() && !(await holdPage(path)) && isWanted()) {
        throw error; // Docusaurus reloads the document
      }
    }
    do {
      await change();
    } while (!isWanted());
  }
}

/** Keeps the page that is shown, and says why, unless the other one could be loaded as a whole. */
async function holdPage(path: string): Promise<boolean> {
  const isHeld = !(await isReachable());
  if (isHeld && wanted === path) {
    endProgress();
    sayFailure(path);
  }
  return isHeld;
}

function change(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}

function tellChange(): void {
  const told = [...waiting];
  waiting.clear();
  told.forEach((tell) => {
    tell();
  });
}

/** Docusaurus asks for the page's scripts when this returns. */
export function onRouteUpdate({location, previousLocation}: Locations): void {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    sayFailure(undefined);
    wanted = location.pathname;
    asking = wanted;
    queueMicrotask(() => {
      asking = undefined;
    });
    tellChange();
  }
}

export function onRouteDidUpdate({previousLocation}: Locations): void {
  wanted = undefined;
  tellChange();
  if (!previousLocation) {
    isStarted = true;
    watchPreloads();
    window.addEventListener('pagefailed', (event) => {
      const {path, hold} = (event as CustomEvent<FailedPage>).detail;
      hold(holdPage(path));
    });
  }
}

/** Links load the page under the pointer. A page whose scripts do not come then is held, too. */
function watchPreloads(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    preload(path) {
      asking = new URL(path, window.location.href).pathname;
      const loaded = docusaurus.preload(path);
      asking = undefined;
      return loaded;
    },
  };
}
