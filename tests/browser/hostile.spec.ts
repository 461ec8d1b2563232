import type {Frame, Page} from '@playwright/test';
import {payloads} from '../fixtures/hostile/payloads';
import {render} from '@markdown-zh/engines/commonmark';
import {inBatches} from '../support/batches';
import {findForbidden, pressEverything} from '../support/hostile-frame';
import {watch, type Harm, type Watcher} from '../support/hostile-watcher';
import {outer, sampleOf} from '../support/ring';
import {expect, test as base} from '../support/test';
import {openPlayground} from '../../scripts/playground-page';
import {
  chooseView,
  expectShown,
  resultFrames,
  showText,
  playgroundDocuments,
} from '../support/playground';
import {timeLimit} from '../support/time-limit.mjs';

const test = base.extend<{watcher: Watcher}>({
  watcher: async ({context, baseURL}, provide) => {
    const documents = [...playgroundDocuments, 'unprotected'];
    await provide(await watch(context, {site: baseURL ?? '', documents}));
  },
});

const groups = Object.entries(payloads);

/** Shows each text after a line that names the step, and calls `act` with each frame of its result. */
async function showEach(
  page: Page,
  watcher: Watcher,
  step: string,
  texts: readonly string[],
  act: (frame: Frame, text: string) => Promise<void>,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    watcher.during(text);
    const marker = `${step} ${index}`;
    await showText(page, `${marker}\n\n${text}\n`);
    await expectShown(page, marker);
    for (const frame of resultFrames(page)) {
      expect(await frame.evaluate(findForbidden), text).toEqual([]);
      await act(frame, text);
    }
  }
  await page.waitForTimeout(300); // an effect of the text may come a moment later
}

/** Presses, by mouse and by keyboard, everything that a reader could press. */
async function press(page: Page, frame: Frame): Promise<void> {
  const elements = await frame.locator('.block').locator('a, summary, input, [tabindex]').all();
  for (const element of elements) {
    if (await element.isVisible()) {
      await element.hover({force: true});
      await element.click({force: true});
      await element.click({force: true, button: 'middle'});
      await element.click({force: true, modifiers: ['Control']});
    }
  }
  for (const element of await frame.locator('.block').locator('a[href], summary').all()) {
    await element.press('Enter');
  }
}

/** The hostile text had no effect, and the page has not moved. */
function expectNoHarm(page: Page, watcher: Watcher): void {
  expect(watcher.harms).toEqual([]);
  expect(new URL(page.url()).pathname).toMatch(/\/playground$/);
}

for (const [group, texts] of groups) {
  test(`a hostile text does nothing: ${group}`, {tag: outer}, async ({page, watcher}) => {
    test.setTimeout(timeLimit(180_000));
    const batches = inBatches(texts);
    await openPlayground(page);
    await test.step('in the preview, alone', async () => {
      await showEach(page, watcher, 'alone', texts, async (frame) => {
        await frame.evaluate(pressEverything);
      });
      expectNoHarm(page, watcher);
    });

    await test.step('in all engines', async () => {
      await chooseView(page, 'Engines');
      await showEach(page, watcher, 'engines', batches, async (frame) => {
        await frame.evaluate(pressEverything);
      });
      expectNoHarm(page, watcher);
    });

    await test.step('in the preview as this site reads, pressed by hand', async () => {
      await chooseView(page, 'Preview');
      await page.getByLabel('Parse as').selectOption('GFM, Chinese-friendly');
      await showEach(page, watcher, 'pressed', batches, async (frame) => {
        await press(page, frame);
      });
      for (const view of ['HTML', 'Syntax tree']) {
        await chooseView(page, view);
      }
      expectNoHarm(page, watcher);
    });
  });
}

test('no hostile text of any group does anything in the preview', async ({page, watcher}) => {
  const texts = inBatches(
    groups.flatMap(([, group]) => group),
    40,
  );
  await openPlayground(page);
  await showEach(page, watcher, 'together', sampleOf(texts, 8), async (frame) => {
    await frame.evaluate(pressEverything);
  });
  expectNoHarm(page, watcher);
});

test.describe('without the sanitiser', () => {
  test.use({
    expectedMessages:
      /Content Security Policy|Blocked|sandboxed|Unsafe|frame|speculation|CORS policy|Failed to load/,
  });

  test(
    'the frame’s policy alone lets nothing run and nothing load',
    {tag: outer},
    async ({page, watcher}) => {
      await openPlayground(page);
      await expect(page.locator('iframe[title="Preview"]')).toBeVisible();
      // A refresh navigates the frame, which no policy forbids, so the sanitiser must remove it.
      const isRefresh = (text: string) => /http-equiv="?refresh/.test(text);
      const texts = groups.flatMap(([, group]) =>
        inBatches(group.filter((text) => !isRefresh(text))),
      );
      for (const text of texts) {
        watcher.during(text);
        await page.evaluate(
          (html) => {
            const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview"]');
            const blocks = [{from: 0, to: 0, html}];
            frame?.contentWindow?.postMessage({type: 'show', start: 0, end: 0, by: 0, blocks}, '*');
          },
          render(text, {smart: false}),
        );
        for (const frame of resultFrames(page)) {
          await frame.evaluate(pressEverything);
        }
      }
      await page.waitForTimeout(300);
      // Frames with `srcdoc` may appear, because the policy also applies to them.
      const isReal = ({kind}: Harm) => kind === 'script' || kind === 'request';
      expect(watcher.harms.filter(isReal)).toEqual([]);
    },
  );
});

test.describe('where nothing protects', () => {
  test.use({expectedMessages: /./});

  const harmful = [
    ['script', '<img src=x onerror=alert(1)>'],
    ['script', '<script>window.xss = 1</script>'],
    ['script', '<script>console.log("xss")</script>'],
    ['script', '<a href="javascript:alert(1)">link</a>'],
    ['script', '<b onclick="alert(1)">press</b>'],
    ['script', '<input autofocus onfocus=alert(1)>'],
    ['script', '<script src="https://evil.invalid/script"></script>'],
    ['request', '<img src="https://evil.invalid/picture">'],
    ['request', '<link rel="stylesheet" href="/xss-style">'],
    ['request', '<p style="background:url(https://evil.invalid/style)">style</p>'],
    ['navigation', '<meta http-equiv="refresh" content="0;url=https://evil.invalid/refresh">'],
    ['navigation', '<iframe src="https://evil.invalid/frame"></iframe>'],
    ['navigation', '<form action="https://evil.invalid/form"><button>send</button></form>'],
    ['window', '<a href="https://evil.invalid/blank" target="_blank">link</a>'],
  ] as const;

  for (const [kind, html] of harmful) {
    test(`the watcher sees a ${kind}: ${html}`, {tag: outer}, async ({page, watcher}) => {
      await showUnprotected(page, html);
      await expect.poll(() => watcher.harms.map((harm) => harm.kind)).toContain(kind);
    });
  }

  test('what must not stand in a frame is found', async ({page}) => {
    await showUnprotected(page, '');
    for (const html of [
      '<b onclick=x>',
      '<a href="javascript:x">',
      '<img name=body>',
      '<!--x-->',
    ]) {
      await page.locator('.block').evaluate((block, content) => {
        block.innerHTML = content;
      }, html);
      expect(await page.evaluate(findForbidden), html).not.toEqual([]);
    }
  });

  for (const [group, texts] of groups) {
    test(`texts of the group would do harm: ${group}`, {tag: outer}, async ({page, watcher}) => {
      for (const text of inBatches(texts, 5)) {
        await showUnprotected(page, render(text, {smart: false}));
      }
      await page.waitForTimeout(300);
      expect(watcher.harms).not.toEqual([]);
    });
  }
});

/** Shows HTML unchanged, as a page of the site's origin, and presses everything. The HTML may navigate the page. */
async function showUnprotected(page: Page, html: string): Promise<void> {
  const body = `<!DOCTYPE html><body><div class="block">${html}</div>`;
  await page.route('**/unprotected', (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto('unprotected', {waitUntil: 'domcontentloaded'}).catch(() => null);
  await page.evaluate(pressEverything).catch(() => undefined);
  await page.unroute('**/unprotected');
}
