/*
 * Back and Forward may restore a page from the browser's back/forward cache. Its open dialogs are closed before it goes there. When it
 * returns, it reads storage again, because it received no `storage` events in the meantime.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({persisted}) => {
    if (persisted) {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    }
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      readStorageAgain();
    }
  });
}

/** Dispatches the events of a change in another tab, for every key. */
function readStorageAgain(): void {
  try {
    const storageArea = localStorage;
    for (const key of Object.keys(storageArea)) {
      const newValue = storageArea.getItem(key);
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
    }
  } catch {
    // Storage is forbidden, so no value has changed.
  }
}
