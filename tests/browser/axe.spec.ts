import AxeBuilder from '@axe-core/playwright';
import {colourRules, findViolations} from '../support/axe';
import {openPlayground} from '../../scripts/playground-page';
import {showText} from '../support/playground';
import {expect, test} from '../support/test';
import {outer} from '../support/ring';

const dark = 'background: #333';

/** Each failing text follows a passing one with which it shares a property. */
const passing = `
  <p style="color: #555">text</p>
  <p style="color: #555">text again</p>
  <p style="color: #949494; font-size: 24px">large</p>
  <p style="color: #fff; background: linear-gradient(#000, #111)">axe cannot decide</p>
  <div style="${dark}"><p style="color: #eee">light on dark</p></div>
  <p style="color: #111">text with a <a href="#a" style="color: #222">link</a></p>`;
const failing = `
  <p style="color: #949494">pale</p>
  <p style="color: #949494">pale again</p>
  <div style="${dark}"><p style="color: #555">dark on dark</p></div>
  <p style="color: #eee">light on light</p>
  <div style="opacity: 0.4"><p style="color: #555">faint</p></div>
  <div style="position: relative">
    <div style="position: absolute; inset: 0; ${dark}"></div>
    <p style="position: relative; color: #555">dark on what does not hold it</p>
  </div>
  <p style="color: #555; text-shadow: 0 0 1px #333; ${dark}">dark with a shadow</p>
  <p style="color: #111">a text that is long enough to have in it a
    <a href="#b" style="color: #222; text-decoration: none">link like text</a></p>`;

test(
  'the work that axe is spared changes nothing in what it finds',
  {tag: outer},
  async ({page}) => {
    await page.setContent(
      `<!DOCTYPE html><html lang="en"><title>Colours</title><main>${passing}${failing}</main>`,
    );
    const found = await findViolations(page, {rules: colourRules});
    const {violations} = await new AxeBuilder({page}).withRules(colourRules).analyze();
    expect(found).toEqual(
      violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`)),
    );
    expect(found.filter((violation) => violation.startsWith('color-contrast:'))).toHaveLength(7);
    expect(found.filter((violation) => violation.startsWith('link-in-text-block:'))).toHaveLength(
      1,
    );
  },
);

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [390, 844],
] as const) {
  test(
    `the menus of the playground are accessible, and on the screen, at ${String(width)} px`,
    {tag: width === 390 ? [] : outer},
    async ({page}) => {
      await page.setViewportSize({width, height});
      await openPlayground(page);
      await showText(page, '# One\n\n## Two\n\ntext');
      for (const name of ['Copy to …', 'Save', 'Examples', 'Outline', 'Words:']) {
        const button = page.locator('summary', {hasText: name});
        await button.click();
        const box = page.locator('details', {has: button}).locator('> div');
        await expect(box, name).toBeInViewport({ratio: 1});
        expect(await findViolations(page, {include: 'details[open]'}), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(box, name).toBeHidden();
      }
    },
  );
}
