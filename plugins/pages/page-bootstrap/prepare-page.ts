/** What the guard needs to know of the build; serialised into the page with the guard. */
export interface BootstrapOptions {
  readonly baseUrl: string;
  readonly announcementId: string | undefined;
}

/**
 * Runs first in the head of every page, before React. It stands in the place of the theme's own inline script
 * (site/page-template.ts leaves that out), by which any link could set attributes of the document
 * (`?docusaurus-data-…`, `?docusaurus-theme`).
 *
 * 1. The switch between a page with scripts and one without: `data-has-scripts` on the document. It is
 *    taken away again when the site's scripts do not load (watch-failures.ts).
 * 2. The address: `/docs/intro.html` and `/docs/intro/index.html` become `/docs/intro` before the
 *    router reads it (contract B2; docusaurus#9552, #9871, #10059).
 *    And a fragment that cannot be decoded (`#%E4%zz`) is written so that it can: when one is typed or
 *    reached by Back, the router throws at it and the page crashes.
 * 3. Storage: a colour mode that is neither `light` nor `dark` is removed, and the dismissal of an
 *    announcement is reset when its id has changed, before the theme reads either (S3, S6). What holds is set on the
 *    document before the first paint (S5).
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function preparePage(
  {baseUrl, announcementId}: BootstrapOptions,
  cleanPath: (path: string, baseUrl: string) => string,
): void {
  const {dataset} = document.documentElement;

  function cleanAddress(): void {
    const {pathname, search, hash} = window.location;
    const clean = cleanPath(pathname, baseUrl);
    if (clean !== pathname) {
      window.history.replaceState(window.history.state, '', clean + search + hash);
    }
  }

  function repairFragment(): void {
    const {pathname, search, hash} = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      const repaired = hash.replaceAll('%', '%25');
      window.history.replaceState(window.history.state, '', pathname + search + repaired);
    }
  }

  /** Reads what is stored once it is repaired, and has the first paint show it. */
  function applyStorage(): void {
    dataset.theme = dataset.themeChoice = 'light';
    try {
      const theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') {
        dataset.theme = dataset.themeChoice = theme;
      } else if (theme !== null) {
        localStorage.removeItem('theme');
      }
      const dismissal = 'docusaurus.announcement.dismiss';
      if (announcementId !== undefined) {
        if (localStorage.getItem('docusaurus.announcement.id') !== announcementId) {
          localStorage.setItem(dismissal, 'false');
        }
        dataset.announcementBarInitiallyDismissed = String(
          localStorage.getItem(dismissal) === 'true',
        );
      }
    } catch {
      // Storage is forbidden or full: the defaults apply, and nothing has to be remembered.
    }
  }

  dataset.hasScripts = 'true';
  cleanAddress();
  window.addEventListener('popstate', repairFragment); // before the router's own listener
  applyStorage();
}
