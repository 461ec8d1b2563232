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
 * processor from what a reader waits for. `onSettled` is called when each script has run or failed.
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function startApplication(listId: string, policyName: string, onSettled: () => void): void {
  /** Addresses of this site's own origin alone become scripts (Trusted Types, where browsers have them). */
  const policy = (window as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(policyName, {
    createScriptURL(address) {
      if (new URL(address, window.location.href).origin !== window.location.origin) {
        throw new TypeError(`${address} is no script of this site.`);
      }
      return address;
    },
  });

  function start(): void {
    const list = document.getElementById(listId)?.textContent ?? '[]';
    let left = 0;
    for (const address of JSON.parse(list) as readonly string[]) {
      const script = document.createElement('script');
      script.src = (policy?.createScriptURL(address) ?? address) as string;
      script.async = false; // they run in their order
      script.onload = script.onerror = () => {
        left -= 1;
        if (left === 0) {
          onSettled();
        }
      };
      left += 1;
      document.head.append(script);
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) {
      start(); // a tab in the background is not painted
    } else {
      requestAnimationFrame(() => requestAnimationFrame(start));
    }
  });
}
