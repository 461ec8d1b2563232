import type {ClientModule} from '@docusaurus/types';
import {workerFile} from '../../../../site/offline';
import {untilIdle} from './idle';

/** The bundler's runtime, https://rspack.rs/api/runtime-api/module-variables. */
declare const __webpack_require__: {
  /** The address that files are below. */
  p: string;
  /** An address that a script may be loaded from (Trusted Types). */
  tu: (address: string) => string;
};

type Locations = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Browsers have it on secure origins alone. */
function container(): ServiceWorkerContainer | undefined {
  return (navigator as Partial<Navigator>).serviceWorker;
}

/** Starts the worker when nothing else waits, and tells it what this page has loaded without it. */
async function register(): Promise<void> {
  await untilIdle();
  const workers = container();
  await workers?.register(__webpack_require__.tu(__webpack_require__.p + workerFile));
  const ready = await workers?.ready;
  const loaded = performance.getEntriesByType('resource').map(({name}) => name);
  ready?.active?.postMessage([location.href, ...loaded]);
}

/** Each page that is shown is stored by the worker. */
export function onRouteDidUpdate({location: {pathname}, previousLocation}: Locations): void {
  if (!previousLocation) {
    register().catch(() => undefined); // refused by the browser's settings: the site is as it is without
  } else if (pathname !== previousLocation.pathname) {
    container()?.controller?.postMessage([pathname]);
  }
}
