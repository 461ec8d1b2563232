/** The element that names the application's scripts: site/page-template.ts writes it. */
export const scriptListId = 'application-scripts';

/** https://www.w3.org/TR/trusted-types/, as far as it is used here: TypeScript has no types of it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {readonly createScriptURL: (address: string) => string},
  ) => {readonly createScriptURL: (address: string) => unknown};
}

/**
 * Starts the application once the page has been painted: before, its scripts would take the line and the
 * processor from what a reader waits for. A script that does not come is asked for once more. `onSettled` is called when each
 * script has run or failed.
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function startApplication(listId: string, policyName: string, onSettled: () => void): void {
  /** Addresses of this site's own origin alone become scripts (Trusted Types, where browsers have them). */
  const policy = (window as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(policyName, {
    createScriptURL(address) {
      if (new URL(address, window.location.href).origin !== window.location.origin) {
        throw new TypeError(`${address} is not a script of this site.`);
      }
      return address;
    },
  });

  let left = 0;

  function settle(): void {
    left -= 1;
    if (left === 0) {
      onSettled();
    }
  }

  function run(address: string, onFailed: () => void): void {
    const script = document.createElement('script');
    script.src = (policy?.createScriptURL(address) ?? address) as string;
    script.async = false; // they run in their order
    // The bundler waits for one that is there, though it has failed.
    script.onload = () => {
      script.remove();
      settle();
    };
    script.onerror = () => {
      script.remove();
      onFailed();
    };
    document.head.append(script);
  }

  function start(): void {
    const list = document.getElementById(listId)?.textContent ?? '[]';
    const addresses = JSON.parse(list) as readonly string[];
    left = addresses.length;
    for (const address of addresses) {
      run(address, () => {
        run(address, settle);
      });
    }
  }

  /** Two frames are begun before the first one is seen, and a script may come and run meanwhile: browsers say when it was. */
  function afterPaint(action: () => void): void {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      requestAnimationFrame(() => requestAnimationFrame(action));
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        go();
      }
    });
    // A browser that hides how fast it is may say nothing.
    const timer = setTimeout(go, 1000);
    function go(): void {
      observer.disconnect();
      clearTimeout(timer);
      action();
    }
    observer.observe({type: 'paint', buffered: true});
  }

  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      start(); // a tab in the background is not painted
    } else {
      afterPaint(start);
    }
  });
}
