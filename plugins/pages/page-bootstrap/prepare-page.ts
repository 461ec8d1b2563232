/** Facts of the build, serialised into the page with the script. */
export interface PageFacts {
  readonly baseUrl: string;
  readonly announcementId: string | undefined;
  /** The end of all names in the browser's storage (packages/ui/src/site-storage.ts). */
  readonly storageNamespace: string;
}

/**
 * Runs first in the head of every page, before React. It replaces the theme's inline script (page-template.ts removes it),
 * which lets any link set attributes of the document (`?docusaurus-data-…`, `?docusaurus-theme`).
 *
 * 1. Scripts: sets `data-has-scripts` on the document, which turns on the styles of pages with scripts.
 * If the site's scripts do not load, watch-load-failures.ts removes it.
 * 2. Address: `/docs/intro.html` and `/docs/intro/index.html` become `/docs/intro` before the router reads it (contract B2,
 * docusaurus#9552, #9871, #10059). `//host/x` becomes `/host/x` before links are made from it (H7). A fragment that cannot be decoded (`#%E4%zz`) is encoded, also after typing or Back, because
 * the router would throw and the page crash.
 * 3. Storage: removes a colour mode that is neither `light` nor `dark`. Resets the dismissal of an announcement whose id has
 * changed. Both happen before the theme reads them (S3, S6). Sets the result on the document before the first paint (S5).
 *
 * The page contains the source of this function, so it must not use anything outside its body.
 */
export function preparePage(
  {baseUrl, announcementId, storageNamespace}: PageFacts,
  cleanPath: (path: string, baseUrl: string) => string,
): void {
  const {dataset} = document.documentElement;

  function cleanAddress(): void {
    const address = new URL(window.location.href);
    const clean = cleanPath(address.pathname, baseUrl);
    if (clean !== address.pathname) {
      address.pathname = clean;
      window.history.replaceState(window.history.state, '', address);
    }
  }

  function repairFragment(): void {
    const {hash} = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
    }
  }

  /** Repairs and reads the storage, and applies it before the first paint. */
  function applyStorage(): void {
    dataset.theme = dataset.themeChoice = 'light';
    const mode = `theme${storageNamespace}`;
    const dismissal = `docusaurus.announcement.dismiss${storageNamespace}`;
    try {
      const theme = localStorage.getItem(mode);
      if (theme === 'light' || theme === 'dark') {
        dataset.theme = dataset.themeChoice = theme;
      } else if (theme !== null) {
        localStorage.removeItem(mode);
      }
      if (announcementId !== undefined) {
        const id = `docusaurus.announcement.id${storageNamespace}`;
        if (localStorage.getItem(id) !== announcementId) {
          localStorage.setItem(dismissal, 'false');
        }
        dataset.announcementBarInitiallyDismissed = String(
          localStorage.getItem(dismissal) === 'true',
        );
      }
    } catch {
      // Storage is forbidden or full: the defaults apply.
    }
  }

  dataset.hasScripts = 'true';
  cleanAddress();
  window.addEventListener('popstate', repairFragment); // before the router's own listener
  applyStorage();
}
