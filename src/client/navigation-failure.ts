import type {ClientModule} from '@docusaurus/types';
import {endProgress} from './progress-bar';
import {documentLoaded, isReachable} from './reachability';
import {reportLoadFailure} from './report-load-failure';

/*
 * Docusaurus reloads the document when a script of the next page fails to load. If the line is down, the reader loses the current page.
 * This module keeps that page instead and shows a message. The scripts are requested again when the reader follows the link again.
 * It also stops a navigation that another one has replaced from showing an unfinished page.
 */

/** https://rspack.rs/api/runtime-api/module-variables#__webpack_chunk_load__ */
// oxlint-disable-next-line prefer-const -- it is set below
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** Detail of the event `pagefailed`: packages/speed could not load a page by its table. */
interface FailedPage {
  readonly path: string;
  readonly hold: (decision: Promise<boolean>) => void;
}

type Locations = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const loadChunk = __webpack_chunk_load__;

/** The page whose scripts Docusaurus requests in this turn of the event loop. */
let requestingPath: string | undefined;

/** The page that the reader waits for. */
let targetPath: string | undefined;

let isStarted = false;

/** Called once, when the next navigation begins or ends. */
const navigationListeners = new Set<() => void>();

__webpack_chunk_load__ = (chunk) => {
  if (isStarted) {
    return requestingPath === undefined ? loadChunk(chunk) : loadForPage(chunk, requestingPath);
  }
  return loadChunk(chunk).catch(async () => {
    await documentLoaded();
    return loadChunk(chunk); // retry once: the document itself is still loading
  });
};

async function loadForPage(chunk: string, path: string): Promise<unknown> {
  const isTarget = () => path === targetPath;
  for (;;) {
    try {
      const loaded = await loadChunk(chunk);
      while (targetPath !== undefined && !isTarget()) {
        await nextNavigation();
      }
      return loaded;
    } catch (error) {
      if (isTarget() && !(await keepCurrentPage(path)) && isTarget()) {
        throw error; // Docusaurus reloads the document
      }
    }
    do {
      await nextNavigation();
    } while (!isTarget());
  }
}

/** Keeps the current page and shows why, unless a document load of the next page would succeed. */
async function keepCurrentPage(path: string): Promise<boolean> {
  const isKept = !(await isReachable());
  if (isKept && targetPath === path) {
    endProgress();
    reportLoadFailure(path);
  }
  return isKept;
}

function nextNavigation(): Promise<void> {
  return new Promise((resolve) => {
    navigationListeners.add(resolve);
  });
}

function notifyListeners(): void {
  const listeners = [...navigationListeners];
  navigationListeners.clear();
  listeners.forEach((listener) => {
    listener();
  });
}

/** Docusaurus requests the page's scripts when this returns. */
export function onRouteUpdate({location, previousLocation}: Locations): void {
  if (previousLocation && location.pathname !== previousLocation.pathname) {
    reportLoadFailure(undefined);
    targetPath = location.pathname;
    requestingPath = targetPath;
    queueMicrotask(() => {
      requestingPath = undefined;
    });
    notifyListeners();
  }
}

export function onRouteDidUpdate({previousLocation}: Locations): void {
  targetPath = undefined;
  notifyListeners();
  if (!previousLocation) {
    isStarted = true;
    watchPreloads();
    window.addEventListener('pagefailed', (event) => {
      const {path, hold} = (event as CustomEvent<FailedPage>).detail;
      hold(keepCurrentPage(path));
    });
  }
}

/** Links preload the page under the pointer. Scripts that fail then are handled in the same way. */
function watchPreloads(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    preload(path) {
      requestingPath = new URL(path, window.location.href).pathname;
      const loaded = docusaurus.preload(path);
      requestingPath = undefined;
      return loaded;
    },
  };
}
