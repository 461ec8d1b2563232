/** The element with the list of the application's scripts; page-template.ts writes it. */
export const scriptListId = 'application-scripts';

/**
 * Starts the application after the first paint, so that its scripts do not delay it. Loads a script that fails once more. Calls
 * `onSettled` when each script has run or failed.
 *
 * The page contains the source of this function, so it must not use anything outside its body.
 */
export function startApplication(listId: string, policyName: string, onSettled: () => void): void {
  /** Allows script addresses of this site's origin only (Trusted Types, if the browser supports them). */
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL(address) {
      if (new URL(address, window.location.href).origin !== window.location.origin) {
        throw new TypeError(`${address} is not a script of this site.`);
      }
      return address;
    },
  });

  let left = 0;

  /**
   * React creates errors while it loads. For their stacks V8 parses all scripts again, which is a third of the time that they block
   * the page.
   */
  const errors = Error as {stackTraceLimit?: number | undefined};
  const stackTraceLimit = errors.stackTraceLimit;

  function settle(): void {
    left -= 1;
    if (left === 0) {
      errors.stackTraceLimit = stackTraceLimit;
      onSettled();
    }
  }

  function run(address: string, onFailed: () => void): void {
    const script = document.createElement('script');
    script.src = (policy?.createScriptURL(address) ?? address) as string;
    script.async = false; // scripts run in order
    // The bundler would wait for a script element that has failed.
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
    errors.stackTraceLimit = undefined;
    for (const address of addresses) {
      run(address, () => {
        run(address, settle);
      });
    }
  }

  /**
   * Uses the browser's paint timing: two animation frames begin before the first frame is visible, and a script could run between
   * them.
   */
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
    // Browsers that hide timings may report no paint.
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
      start(); // browsers do not paint a background tab
    } else {
      afterPaint(start);
    }
  });
}
