import {plain, print} from '../support/pdf';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

/** The size of A4 without its margins, in pixels. */
const paper = {width: 688, height: 1018};

test('D17 what is folded, what tabs hide and all code is printed, and nothing that could be pressed', async ({
  page,
}) => {
  await page.goto('docs/tutorial-basics/markdown-features/boxes');
  await hydrated(page);
  const {text, beside} = await print(page);
  expect(beside).toEqual([]);
  // Each text appears twice: in the source and in the result.
  for (const words of ['第一行和最后一行都要空出来，里面才按', '改配置之前先复制一份']) {
    expect(text.split(plain(words)).length - 1, words).toBeGreaterThanOrEqual(2);
  }
  for (const words of ['macOS按Command+V粘贴', 'Windows按Ctrl+V粘贴']) {
    expect(text).toContain(plain(words));
  }
  expect(text).toContain('(https://docusaurus.io/');
  for (const words of ['Copy as Markdown', 'Open file', 'On this page', 'Next', '↩']) {
    expect(text).not.toContain(plain(words));
  }
});

test('D17 a heading and what it is about stay on one page', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('docs/about');
  const headings = page.locator('main :is(h1, h2, h3)');
  expect(await headings.count()).toBeGreaterThan(2);
  for (const heading of await headings.all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});

test(
  'D17 a browser that cannot open folded parts by its styles has them opened while it prints',
  {tag: outer},
  async ({page}) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('docs/tutorial-basics/markdown-features/boxes');
    await hydrated(page);
    const states = (when: string) =>
      page.evaluate((name) => {
        dispatchEvent(new Event(name));
        return [...document.querySelectorAll<HTMLDetailsElement>('.markdown details')].map(
          ({open}) => open,
        );
      }, when);
    const before = await states('nothing');
    expect(before).toContain(false);
    expect(await states('beforeprint')).not.toContain(false);
    expect(await states('afterprint')).toEqual(before);
  },
);

for (const path of [
  'docs/tutorial-basics/markdown-features/code-blocks',
  'blog/rs485-vs-can',
  'gallery',
]) {
  test(
    `D17 /${path} has no part on paper that is cut off, pale, or a control`,
    {tag: path === 'gallery' ? [] : outer},
    async ({page}) => {
      await page.emulateMedia({media: 'print'});
      await page.setViewportSize(paper);
      await page.goto(path);
      await hydrated(page);
      const faults = await page.evaluate(() => {
        const found: string[] = [];
        const note = (fault: string, element: Element) => {
          found.push(`${fault}: ${element.textContent.trim().slice(0, 30)}`);
        };
        for (const element of document.querySelectorAll<HTMLElement>('main :is(pre, table)')) {
          const {left, right, bottom} = element.getBoundingClientRect();
          const content = element.querySelector('code, tbody')?.getBoundingClientRect();
          if (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1) {
            note('too wide', element);
          }
          if (content && content.bottom > bottom + 1) {
            note('runs out of its box', element);
          }
        }
        for (const token of document.querySelectorAll('main .token')) {
          if (getComputedStyle(token).webkitTextFillColor !== 'rgb(0, 0, 0)') {
            note('pale', token);
          }
        }
        for (const button of document.querySelectorAll('main :is(button, [role=tab])')) {
          // In the cheat sheet, a button contains the text of a line.
          if (button.checkVisibility() && !button.querySelector('code')) {
            note('a control', button);
          }
        }
        return found;
      });
      expect(faults).toEqual([]);
    },
  );
}
