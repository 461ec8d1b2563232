/*
 * A page that Back or Forward takes out of the browser's own cache has slept, with all that was going on in it. It returns without
 * the dialogs that were open, and with what other pages have stored meanwhile: they could not tell it.
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

/** As if another tab had changed all of it just now. */
function readStorageAgain(): void {
  try {
    const storageArea = localStorage;
    for (const key of Object.keys(storageArea)) {
      const newValue = storageArea.getItem(key);
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
    }
  } catch {
    // Storage is forbidden: there is nothing to be told.
  }
}
