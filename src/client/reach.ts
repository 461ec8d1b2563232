/**
 * Whether the page of the address would come, were it loaded as a whole; or that it is gone, which is as good to know. A worker
 * (plugins/hosting/offline) always has something to show.
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

/** Until a document's load event is over, Chromium answers a second request for a script with what came at first. */
export async function documentLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, {once: true});
    });
  }
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
