/** Facts of the build for the messages, serialised into the page with the script. */
interface FailureOptions {
  readonly baseUrl: string;
  /** The styles of the messages, which are in no style sheet. */
  readonly styles: string;
  readonly failureEvent: string;
}

/**
 * Reports files that do not load. If the site is served under another base URL, every page shows a banner (E4). If single files
 * fail, a notice with Retry appears below the article, which stays readable (E1). If the application does not start, removes
 * `data-has-scripts` from the document, so that the page works like one without scripts. If its scripts came and did not run, it first
 * requests them past the browser's cache, once in each tab.
 *
 * Returns a function to call when the application's scripts have run or failed.
 *
 * The page contains the source of this function, so it must not use anything outside its body.
 */
export function watchLoadFailures({baseUrl, styles, failureEvent}: FailureOptions): () => void {
  const {dataset} = document.documentElement;
  let failedScript = '';
  let failedSheet = '';

  function createNotice(className: string, lines: readonly string[]): HTMLElement {
    // A constructed sheet, because the site's policy forbids style elements.
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
      const reload = () => {
        requestAnew()
          .catch(() => undefined)
          .finally(() => {
            window.location.reload();
          });
      };
      if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
        reload(); // the service worker (plugins/hosting/offline) has the page
        return;
      }
      // Without a network, a reload would remove the text.
      fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(reload, () => {
        retry.textContent = 'Retry (still offline)';
      });
    });
    notice.append(retry);
    document.body.append(notice);
  }

  /** Requests the page's scripts and style sheets past the browser's cache, which may have kept wrong ones. Rejects if one fails. */
  async function requestAnew(): Promise<void> {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    const addresses = loaded.filter((name) => /\.(?:css|js)$/.test(name));
    const responses = await Promise.all(
      addresses.map((address) => fetch(address, {cache: 'reload'})),
    );
    if (!responses.every(({ok}) => ok)) {
      throw new Error('A file is missing.');
    }
  }

  /** Whether a key is new in this tab. Without storage it is not, because a page could reload for ever. */
  function isFirst(key: string): boolean {
    try {
      const isNew = sessionStorage.getItem(key) === null;
      sessionStorage.setItem(key, '');
      return isNew;
    } catch {
      return false;
    }
  }

  /** The application has not started: requests its files once more, and then gives up. */
  function retryOnce(part: string): void {
    if (!isFirst(`${baseUrl} requested anew`)) {
      giveUp(part);
      return;
    }
    requestAnew().then(
      () => {
        window.location.reload();
      },
      () => {
        giveUp(part);
      },
    );
  }

  function showLoadFailure(part: string): void {
    showFailure(`A part of this page did not load: ${part}`);
  }

  /** The application will not start. */
  function giveUp(part: string): void {
    if (dataset.hasHydrated === 'false') {
      delete dataset.hasScripts;
    }
    showLoadFailure(part);
  }

  /** Whether the page's path differs from its canonical link. */
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

  /** Finds a style sheet without rules, for which the host has sent a page. */
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
    } else if (failedScript) {
      giveUp(failedScript);
    } else {
      // If a host sends a page for a script, or a part of it, there is no error, but the application does not start.
      retryOnce('its scripts');
    }
  };
}
