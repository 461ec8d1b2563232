/** By this event the application has a failure said; its detail is a sentence. */
export const failureEvent = 'page-failure';

/** What the guard needs to know to say what failed; serialised into the page with it. */
interface FailureOptions {
  readonly baseUrl: string;
  /** The rules of its messages, which stand in no style sheet. */
  readonly styles: string;
  readonly failureEvent: string;
}

/**
 * When the site's files do not load because it is served under another base URL, a banner says so on every page (E4);
 * when single files do not load, a notice with Retry stands under the article, which stays readable (E1). Where the application does
 * not start, `data-has-scripts` is taken away from the document, so that the page is as readable as without any script.
 *
 * Returns what is to be called when the application's scripts have run or failed.
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function watchLoadFailures({baseUrl, styles, failureEvent}: FailureOptions): () => void {
  const {dataset} = document.documentElement;
  let failedScript = '';
  let failedSheet = '';

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
      createNotice('base-url-banner', [
        'Your site did not load properly.',
        `It was built for the base URL ${baseUrl} and is served at ${window.location.pathname}. Build it again with BASE_URL set to its path.`,
      ]),
    );
  }

  function showFailure(line: string): void {
    if (document.querySelector('.load-failure-notice')) {
      return;
    }
    const notice = createNotice('load-failure-notice', [line, 'You can still read the text.']);
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => {
      if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
        window.location.reload(); // a worker (plugins/hosting/offline) has the page
        return;
      }
      // On a dead line a reload would take the text away.
      fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
        () => {
          window.location.reload();
        },
        () => {
          retry.textContent = 'Retry (still offline)';
        },
      );
    });
    notice.append(retry);
    document.body.append(notice);
  }

  function showLoadFailure(part: string): void {
    showFailure(`A part of this page did not load: ${part}`);
  }

  /** The application will not take over the page. */
  function giveUp(part: string): void {
    if (dataset.hasHydrated === 'false') {
      delete dataset.hasScripts;
    }
    showLoadFailure(part);
  }

  /** Whether the page stands at another path than its canonical link says. */
  function isMisplaced(): boolean {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const withoutSlash = (path: string) => path.replace(/\/$/, '');
    const expected = canonical ? new URL(canonical.href).pathname : baseUrl;
    return withoutSlash(expected) !== withoutSlash(window.location.pathname);
  }

  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) {
        failedScript ||= target.src;
      }
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        failedSheet ||= target.href;
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      giveUp(reason.message);
    }
  });
  window.addEventListener(failureEvent, (event) => {
    showFailure((event as CustomEvent<string>).detail);
  });

  /** A page that a host sends in a sheet's place is loaded, and has no rules. */
  function findEmptySheet(): string | undefined {
    return [...document.styleSheets].find(({href, cssRules}) => href && cssRules.length === 0)
      ?.href as string | undefined;
  }

  return () => {
    failedSheet ||= findEmptySheet() ?? '';
    const application = (window as {docusaurus?: {preload?: unknown}}).docusaurus;
    if (typeof application?.preload === 'function') {
      if (failedSheet) {
        showLoadFailure(failedSheet);
      }
    } else if (failedSheet && isMisplaced()) {
      showBaseUrlBanner();
    } else {
      // A host that answers with a page in a script's place fails nothing, but starts nothing either.
      giveUp(failedScript || 'its scripts');
    }
  };
}
