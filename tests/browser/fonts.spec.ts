import {tagOfFonts} from '../support/fonts';
import {wideFonts} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

test(
  'text has the fonts of the tests, not the machine’s',
  {tag: tagOfFonts},
  async ({page}, info) => {
    test.skip(process.platform !== 'linux', 'Only fontconfig chooses fonts for one process.');
    await page.goto('docs/intro');
    await hydrated(page);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const {root} = await session.send('DOM.getDocument');
    const fontsOf = async (selector: string) => {
      const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
      const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
      return fonts.map(({familyName}) => familyName).toSorted();
    };
    await page.locator('h1').evaluate((heading) => {
      heading.textContent = 'Markdown 中文';
    });
    expect(await fontsOf('h1')).toEqual(
      info.project.name === wideFonts ? ['DejaVu Sans', 'Noto Sans CJK SC'] : ['Noto Sans CJK SC'],
    );
  },
);
