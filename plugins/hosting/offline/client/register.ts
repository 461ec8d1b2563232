import type {ClientModule} from '@docusaurus/types';
import {workerFile} from '../../../../site/offline';
import {untilIdle} from '@markdown-zh/ui/until-idle';

/** The bundler's runtime, https://rspack.rs/api/runtime-api/module-variables. */
declare const __webpack_require__: {
  /** The address that files are below. */
  p: string;
  /** A script's address that Trusted Types allow. */
  tu: (address: string) => string;
};

type Locations = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Browsers provide it on secure origins only. */
function container(): ServiceWorkerContainer | undefined {
  return (navigator as Partial<Navigator>).serviceWorker;
}

/** Starts the worker when the browser is idle, and sends it the list of files that this page has already loaded. */
async function register(): Promise<void> {
  await untilIdle();
  const workers = container();
  // The worker of an earlier build does not store files of this one. The next worker takes over soon.
  if (workers?.controller) {
    workers.addEventListener('controllerchange', () => void report());
  }
  await workers?.register(__webpack_require__.tu(__webpack_require__.p + workerFile));
  await report();
}

async function report(): Promise<void> {
  const ready = await container()?.ready;
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  ready?.active?.postMessage([location.href, ...loaded]);
}

/** The worker stores each page that is shown. */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: Locations): void {
  if (!previousLocation) {
    register().catch(() => undefined); // the browser's settings forbid workers: the site works without one
  } else if (pathname !== previousLocation.pathname) {
    container()?.controller?.postMessage([pathname]);
  }
}
