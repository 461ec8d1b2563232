/**
 * Whether a document load of the current address would get an answer, be it that the page is gone. A service worker
 * (plugins/hosting/offline) always answers.
 */
export async function isReachable(): Promise<boolean> {
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
    return true;
  }
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    return false;
  }
}

/** Waits for the load event: until then, Chromium answers a repeated request for a script with the first response. */
export async function documentLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, {once: true});
    });
  }
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
