import AxeBuilder from '@axe-core/playwright';
import {colourRules, findViolations} from '../support/axe';
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
