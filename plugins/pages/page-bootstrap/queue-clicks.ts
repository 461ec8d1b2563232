/**
 * Queues clicks on buttons and tabs, and shortcut keys, until the application has hydrated the page, and replays them then.
 * `data-press-waits` on the document shows that something is queued. The colour mode changes at once.
 *
 * Browsers handle links, forms, `<details>` and typing themselves.
 *
 * The page contains the source of this function, so it must not use anything outside its body.
 */
export function queueClicks(storageNamespace: string): void {
  const root = document.documentElement;
  const modeKey = `theme${storageNamespace}`;
  const clicks = new Map<HTMLElement, () => void>();
  let lastKey: KeyboardEvent | undefined;
  let chosenMode: string | undefined;

  function switchMode(): void {
    chosenMode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = chosenMode;
    root.dataset.themeChoice = chosenMode;
    try {
      localStorage.setItem(modeKey, chosenMode);
    } catch {
      // Storage is forbidden or full: the mode applies to this page only.
    }
  }

  /** React hydrates a page in parts, and would also handle the click. */
  function intercept(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Replays a click. Hydration replaces lists of tabs, so the tab with the same index is clicked. */
  function replayOf(control: HTMLElement): () => void {
    const allTabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    const place = allTabs().indexOf(control);
    return () => {
      (control.isConnected ? control : allTabs()[place])?.click();
    };
  }

  function queueClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>('#__docusaurus :is(button, [role="tab"])');
    if (!control || (control instanceof HTMLButtonElement && control.form)) {
      return;
    }
    intercept(event);
    if (control.matches('[data-color-toggle]')) {
      switchMode();
    } else {
      clicks.set(control, replayOf(control));
      root.dataset.pressWaits = '';
    }
  }

  function queueKey(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, target} = event;
    const isSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
    const isSingle = (key === '/' || key === '?') && !ctrlKey && !metaKey;
    const isTyped = target instanceof Element && target.closest('input, textarea, select');
    if (isSearch || (isSingle && !isTyped)) {
      intercept(event);
      lastKey = event;
      root.dataset.pressWaits = '';
    }
  }

  function replay(): void {
    document.removeEventListener('click', queueClick, true);
    document.removeEventListener('keydown', queueKey, true);
    delete root.dataset.pressWaits;
    if (chosenMode !== undefined) {
      // Like a change in another tab, because the application may have read the mode before.
      window.dispatchEvent(new StorageEvent('storage', {key: modeKey, newValue: chosenMode}));
    }
    for (const click of clicks.values()) {
      click();
    }
    if (lastKey) {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', lastKey),
      );
    }
  }

  document.addEventListener('click', queueClick, true);
  document.addEventListener('keydown', queueKey, true);
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      replay();
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
