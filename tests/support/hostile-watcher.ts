import type {BrowserContext, Frame, Page} from '@playwright/test';

/** A forbidden effect of a text. */
export interface Harm {
  readonly kind: 'script' | 'request' | 'navigation' | 'window';
  /** The function that ran, or the address. */
  readonly what: string;
  /** The text that was shown when it happened, as `describe` gave it. */
  readonly during: string;
}

export interface Watcher {
  readonly harms: readonly Harm[];
  /** Sets the text that is shown from now on. */
  readonly during: (text: string) => void;
}

interface Watched {
  /** The site's address, with a slash at its end. */
  readonly site: string;
  /** Paths below it that may be documents: of the page, and of its frames. */
  readonly documents: readonly string[];
}

/** The answer of foreign addresses: a script that reports itself, even in a picture. */
const answer = {
  status: 200,
  headers: {'access-control-allow-origin': '*'},
} as const;
const script = 'alert("a script that was loaded")';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload='${script}'/>`;

/**
 * Watches a context for the effects of hostile texts:
 *
 * - calls of `alert` and similar functions and values of `window.xss`, in every frame
 * - requests to other origins, and to the site's paths `/xss-…` except for pictures
 * - documents that are not the site's
 * - windows, dialogs and downloads
 *
 * Must be called before the page is opened. No request leaves the machine, because the watcher answers for foreign addresses.
 */
export async function watch(context: BrowserContext, watched: Watched): Promise<Watcher> {
  const {origin} = new URL(watched.site);
  const documents = new Set(watched.documents.map((path) => new URL(path, watched.site).href));
  const harms: Harm[] = [];
  let text = '';
  const report = (kind: Harm['kind'], what: string) => {
    harms.push({kind, what, during: text});
  };

  await context.exposeBinding('reportScript', (_source, what: string) => {
    report('script', what);
  });
  await context.addInitScript(setTraps);
  context.on('console', (message) => {
    if (message.text().includes('xss') && message.type() === 'log') {
      report('script', `console.log: ${message.text()}`);
    }
  });

  const isOwn = (url: URL) => url.origin === origin;
  const isOdd = (url: URL) => isOwn(url) && url.pathname.includes('/xss-');
  // Requests that a policy blocks do not arrive here.
  await context.route(
    (url) => url.protocol.startsWith('http') && (!isOwn(url) || isOdd(url)),
    async (route, request) => {
      const isPicture = request.resourceType() === 'image';
      if (!isPicture || !isOwn(new URL(request.url()))) {
        report('request', request.url());
      }
      const [contentType, body] = isPicture
        ? ['image/svg+xml', picture]
        : request.isNavigationRequest()
          ? ['text/html', `<script>${script}</script>`]
          : ['text/javascript', script];
      await route.fulfill({...answer, contentType, body}).catch(() => undefined); // the request may have been cancelled
    },
  );

  const follow = (page: Page) => {
    page.on('framenavigated', (frame: Frame) => {
      const [address = ''] = frame.url().split('#', 1);
      const isEmpty = address === 'about:blank' || address === '';
      if (!documents.has(address) && !isEmpty) {
        report('navigation', frame.url());
      }
    });
    page.on('frameattached', (frame) => {
      if (frame.parentFrame() !== page.mainFrame()) {
        report('navigation', 'a frame in a frame');
      }
    });
    page.on('dialog', (dialog) => {
      report('script', `${dialog.type()} dialog`);
      void dialog.dismiss();
    });
    page.on('download', (download) => {
      report('window', `download of ${download.url()}`);
    });
    page.on('filechooser', () => {
      report('window', 'file chooser');
    });
  };
  context.pages().forEach(follow);
  context.on('page', (page) => {
    if (context.pages().length > 1) {
      report('window', page.url());
    }
    follow(page);
  });

  return {
    harms,
    during: (next) => {
      text = next;
    },
  };
}

/** Runs in each document before its own scripts. */
function setTraps(): void {
  const {reportScript} = globalThis as unknown as {reportScript: (what: string) => Promise<void>};
  const names = ['alert', 'confirm', 'prompt', 'print', 'open', 'msgbox'] as const;
  for (const name of names) {
    Object.defineProperty(window, name, {
      value: (...values: unknown[]) => {
        void reportScript(`${name}(${values.map(String).join()})`);
      },
    });
  }
  Object.defineProperty(window, 'xss', {
    set: (value: unknown) => {
      void reportScript(`window.xss = ${String(value)}`);
    },
  });
}
