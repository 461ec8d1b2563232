import {canonicalAddress, cleaned, titleOf} from '../support/addresses';
import {allPages} from '../support/all-pages';
import {colourRules, findViolations, settled, widthRules} from '../support/axe';
import {findWrongLanguages} from '../support/languages';
import {doubleText, findLosses, setReaderStyles, wideSpacing} from '../support/losses';
import {allRoutes} from '../support/routes';
import {expect, hydrated, test} from '../support/test';

const widths = {dark: [320, 1280], light: [1280, 768, 390, 320]} as const;

test('R1–R25 R28 every route of the contract is among the pages that are looked at', () => {
  const pages = allPages().map(cleaned);
  expect(pages).toEqual(expect.arrayContaining(allRoutes.map(({path}) => path)));
});

for (const path of allPages()) {
  test(`B7 H2 S7 S8 T5 T6 /${path} is accessible, isolated, in its languages, indexable and asks nobody else`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000); // long pages take axe a while
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) {
        foreign.push(request.url());
      }
    });
    await page.addInitScript(() => {
      // The playground's frames have no storage.
      if (window === window.top) {
        localStorage.setItem('theme', 'dark');
      }
    });
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    const address = (await canonical.getAttribute('href')) ?? '';
    expect(cleaned(address)).toBe(canonicalAddress(path, baseURL));

    // It is loaded dark, which the server did not render; the other specs load pages light.
    for (const mode of ['dark', 'light'] as const) {
      if (mode === 'light') {
        await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const width of widths[mode]) {
        await page.setViewportSize({width, height: 900});
        await page.evaluate(settled);
        // What a page is made of depends on the width, which hides parts of it, but not on the mode;
        // of the colours that a mode gives, those of an article do not depend on the width. Between the
        // widest and the narrowest the same parts are shown, at other sizes.
        const isBetween = width === 768 || width === 390;
        const violations = await findViolations(page, {
          ...(mode === 'dark' && {rules: colourRules}),
          ...(isBetween && {rules: widthRules}),
          ...(mode === 'dark' && width < 1280 && {exclude: '.markdown'}),
        });
        expect.soft(violations, `${mode}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }

    for (const [name, content] of Object.entries({doubleText, wideSpacing})) {
      await setReaderStyles(page, content);
      expect.soft(await findLosses(page), name).toEqual([]);
    }

    // Its host sends the policies that readers' hosts send, and what is against them is a console error.
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(foreign).toEqual([]);
    await expect(
      page.locator('meta:is([name="robots"], [property="robots"])[content*="noindex"]'),
    ).toHaveCount(0);
    expect(await findWrongLanguages(page)).toEqual([]);
  });
}
