/** What the guard needs to know of the build; serialised into the page with the guard. */
export interface GuardOptions {
  readonly baseUrl: string;
  readonly announcementId: string | undefined;
  /** The rules of its messages, which stand in no style sheet. */
  readonly styles: string;
}

/**
 * Runs first in the head of every page, before React. It stands in the place of the theme's own inline script
 * (site/page-template.ts leaves that out), by which any link could set attributes of the document
 * (`?docusaurus-data-…`, `?docusaurus-theme`).
 *
 * 1. The switch between a page with scripts and one without: `data-has-scripts` on the document. It is
 *    taken away again when the site's scripts do not load, so that the page is as readable as without any.
 * 2. The address: `/docs/intro.html` and `/docs/intro/index.html` become `/docs/intro` before the
 *    router reads it (contract B2; docusaurus#9552, #9871, #10059).
 *    And a fragment that cannot be decoded (`#%E4%zz`) is written so that it can: when one is typed or
 *    reached by Back, the router throws at it and the page crashes.
 * 3. Storage: a colour mode that is neither `light` nor `dark` is removed, and the dismissal of an
 *    announcement is reset when its id has changed, before the theme reads either (S3, S6). What holds is set on the
 *    document before the first paint (S5).
 * 4. Failures: when the site's files do not load because it is served under another base URL, a
 *    banner says so on every page (E4); when single files do not load, a notice with Retry stands
 *    under the article, which stays readable (E1).
 *
 * Returns what is to be called when the application's scripts have run or failed.
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function guardPage(
  {baseUrl, announcementId, styles}: GuardOptions,
  cleanPath: (path: string, baseUrl: string) => string,
): () => void {
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

  function createNotice(className: string, lines: readonly string[]): HTMLElement {
    // A constructed sheet: a style element would have to be allowed by the site's policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    const notice = document.createElement('div');
    notice.className = className;
    notice.setAttribute('role', 'alert');
    for (const line of lines) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      notice.append(paragraph);
    }
    return notice;
  }

  function showBaseUrlBanner(): void {
    document.body.prepend(
      createNotice('page-guard-banner', [
        'Your site did not load properly.',
        `It was built for the base URL ${baseUrl} and is served at ${window.location.pathname}. Build it again with BASE_URL set to the path it is served under.`,
      ]),
    );
  }

  function showLoadFailure(reason: string): void {
    if (document.querySelector('.page-guard-failure')) {
      return;
    }
    if (dataset.hasHydrated === 'false') {
      delete dataset.hasScripts;
    }
    const notice = createNotice('page-guard-failure', [
      `A part of this page did not load: ${reason}`,
      'The text stays readable.',
    ]);
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => {
      window.location.reload();
    });
    notice.append(retry);
    document.body.append(notice);
  }

  /** Whether the page stands at another path than its canonical link says. */
  function isMisplaced(): boolean {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const withoutSlash = (path: string) => path.replace(/\/$/, '');
    const expected = canonical ? new URL(canonical.href).pathname : baseUrl;
    return withoutSlash(expected) !== withoutSlash(window.location.pathname);
  }

  function watchFailures(): () => void {
    let failedScript = '';
    let failedStyles = false;
    window.addEventListener(
      'error',
      ({target}) => {
        if (target instanceof HTMLScriptElement) {
          failedScript ||= target.src;
        }
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
          failedStyles = true;
        }
      },
      true,
    );
    window.addEventListener('unhandledrejection', ({reason}) => {
      if (reason instanceof Error && reason.name === 'ChunkLoadError') {
        showLoadFailure(reason.message);
      }
    });
    return () => {
      const application = (window as {docusaurus?: {preload?: unknown}}).docusaurus;
      const hasStarted = typeof application?.preload === 'function';
      if (!hasStarted && failedScript && failedStyles && isMisplaced()) {
        showBaseUrlBanner();
      } else if (!hasStarted && failedScript) {
        showLoadFailure(failedScript);
      }
    };
  }

  dataset.hasScripts = 'true';
  cleanAddress();
  window.addEventListener('popstate', repairFragment); // before the router's own listener
  applyStorage();
  return watchFailures();
}
