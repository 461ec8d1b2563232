import {readFileSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {publicBuild} from '../support/public-build';
import {expect, test} from '../support/test';

/** All anchors of headings, tables and calculators that the site had when its long articles were split, by address. */
const published = JSON.parse(
  readFileSync('tests/fixtures/published-anchors.json', 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** The elements with an id of each page that was read. */
const known = new Map<string, ReadonlyMap<string, Element>>();

function elementsOf(address: string): ReadonlyMap<string, Element> {
  const elements = known.get(address) ?? readElements(address);
  known.set(address, elements);
  return elements;
}

function readElements(address: string): ReadonlyMap<string, Element> {
  const file = address.endsWith('/') ? address : `${address}/`;
  const elements = new Map<string, Element>();
  visit(fromHtml(readFileSync(`${publicBuild}${file}index.html`, 'utf8')), 'element', (node) => {
    if (typeof node.properties.id === 'string') {
      elements.set(node.properties.id, node);
    }
  });
  return elements;
}

/** The fault of an anchor; undefined if it leads to its section. */
function faultOf(address: string, anchor: string): string | undefined {
  const element = elementsOf(address).get(anchor);
  if (!element) {
    return 'is gone';
  }
  if (element.properties.dataMovedSection === undefined) {
    return undefined;
  }
  const {href} = element.properties;
  const [path = '', hash] = decodeURI(String(href)).split('#');
  if (path === address) {
    return `leads to its own page, ${String(href)}`;
  }
  return hash === undefined || elementsOf(path).has(hash) ? undefined : `leads to ${String(href)}`;
}

test('D18 every anchor that was published leads to its section', () => {
  const faults = Object.entries(published).flatMap(([address, anchors]) =>
    anchors.flatMap((anchor) => {
      const fault = faultOf(address, anchor);
      return fault === undefined ? [] : [`${address}#${anchor} ${fault}`];
    }),
  );
  expect(Object.values(published).flat().length).toBeGreaterThan(700);
  expect(faults).toEqual([]);
});

const lead = 'docs/tutorial-basics/basic-syntax';

test('D18 an old anchor opens the page of its section, and Back leaves the list', async ({
  page,
}) => {
  await page.goto('docs/about');
  await page.goto(`${lead}#硬换行`);
  await page.waitForURL(/\/paragraphs#/);
  await expect(page.locator('[id="硬换行"]')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/docs\/about$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('D18 an old anchor leads to the link that names the new page', async ({page}) => {
    await page.goto(`${lead}#硬换行`);
    const link = page.locator('a[id="硬换行"]');
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(/\/paragraphs#/);
  });
});
