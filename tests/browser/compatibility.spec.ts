import type {Page} from '@playwright/test';
import specification from 'commonmark-spec';
import {HtmlRenderer, Parser} from 'commonmark';
import MarkdownIt from 'markdown-it';
import {Marked} from 'marked';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import type {ConfigurationId} from '@markdown-zh/engines/conformance';
import {chineseSections} from '@markdown-zh/engines/examples';
import type {Section} from '@markdown-zh/engines/example';
import {commonMarkSections, gfmSections} from '@markdown-zh/engines/examples';
import {engines as otherEngines} from '../../scripts/engines';
import {engineIds} from '@markdown-zh/engines/catalog';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

const dangerous = {allowDangerousHtml: true, allowDangerousProtocol: true};
const linkify = new MarkdownIt({html: true, linkify: true});
const commonmark = new MarkdownIt('commonmark');

/** The engines by their ids, each called as its own documentation says. */
const engines: Readonly<Record<ConfigurationId, (source: string) => string>> = {
  commonmark: (source) => new HtmlRenderer().render(new Parser().parse(source)),
  'markdown-it-commonmark': (source) => commonmark.render(source),
  'markdown-it': (source) => linkify.render(source),
  'marked-without-gfm': (source) => new Marked({gfm: false, async: false}).parse(source) as string,
  marked: (source) => new Marked({async: false}).parse(source) as string,
  micromark: (source) => micromark(source, dangerous),
  'micromark-gfm': (source) =>
    micromark(source, {...dangerous, extensions: [gfm()], htmlExtensions: [gfmHtml()]}),
  site: otherEngines.site.render,
};

/** The columns of each table: what stands out most is first. The engines that pass every example have a folded table. */
const columns = {
  commonmark: ['site', 'micromark-gfm', 'marked', 'markdown-it', 'marked-without-gfm'],
  perfect: ['commonmark', 'markdown-it-commonmark', 'micromark'],
  gfm: [
    'commonmark',
    'markdown-it-commonmark',
    'marked-without-gfm',
    'micromark',
    'markdown-it',
    'site',
    'marked',
    'micromark-gfm',
  ],
  chinese: [
    'site',
    'markdown-it',
    'marked',
    'micromark-gfm',
    'commonmark',
    'marked-without-gfm',
    'micromark',
    'markdown-it-commonmark',
  ],
} as const satisfies Readonly<Record<string, readonly ConfigurationId[]>>;

const sets = {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
const tables = {commonmark: 0, perfect: 1, gfm: 2, chinese: 3} as const;

/** Removes differences that a reader does not see: see the page, "怎样量的". */
function plain(html: string): string {
  return normalizeHtml(html)
    .replace(/ style="text-align:(\w+)"/g, ' align="$1"')
    .replace(/<(\/?)s>/g, '<$1del>');
}

/** The number of examples in each section that each engine renders as specified, in the page's form. */
function recount(sections: readonly Section[], ids: readonly ConfigurationId[]): string[][] {
  return sections.map(({examples}) =>
    ids.map((id) => {
      const given = examples.filter(({source, html}) => {
        try {
          return plain(engines[id](source)) === plain(html);
        } catch {
          return false;
        }
      });
      return `${given.length}/${examples.length}`;
    }),
  );
}

/** The cells of a table's body, row by row, with words as counts. */
async function cellsOf(page: Page, table: number): Promise<string[][]> {
  const rows = await page.locator('article table').nth(table).locator('tbody tr').all();
  const counts: Readonly<Record<string, string>> = {是: '1/1', 否: '0/1', 报错: '0/1'};
  return Promise.all(
    rows.map(async (row) => {
      const texts = await row.locator('td').allTextContents();
      return texts.map((text) => counts[text] ?? text);
    }),
  );
}

test.describe('the compatibility of engines', () => {
  for (const set of ['commonmark', 'gfm', 'chinese'] as const) {
    test(
      `shows the numbers of a recount: ${set}`,
      {tag: set === 'gfm' ? [] : outer},
      async ({page}) => {
        await page.goto('compatibility/engines');
        expect(await cellsOf(page, tables[set])).toEqual(recount(sets[set], columns[set]));
      },
    );
  }

  test('X37 shows what deviates, and folds the engines that pass every example', async ({page}) => {
    await page.goto('compatibility/engines');
    const shown = page.locator('article table');
    await expect(shown.nth(tables.commonmark).locator('thead th').nth(1)).toContainText('MDX');
    await expect(shown.nth(tables.perfect)).toBeHidden();
    await page.getByText('3 个引擎与例子全都相同：commonmark.js').click();
    await expect(shown.nth(tables.perfect)).toBeVisible();
    expect(await cellsOf(page, tables.perfect)).toEqual(recount(sets.commonmark, columns.perfect));
  });

  test('adds the numbers up', {tag: outer}, async ({page}) => {
    await page.goto('compatibility/engines');
    const table = page.getByRole('article').getByRole('table').first();
    const totals = await table.locator('tfoot').getByRole('cell').allTextContents();
    expect(totals).toHaveLength(columns.commonmark.length);
    const all = specification.tests.length;
    const perfect = page.locator('article table').nth(tables.perfect);
    await expect(perfect.locator('tfoot td')).toHaveText(
      columns.perfect.map(() => `${all}/${all}`),
    );
    const body = await cellsOf(page, 0);
    const sums = totals.map((_, column) =>
      body.reduce((sum, row) => sum + Number(row[column]?.split('/')[0]), 0),
    );
    expect(totals.map((total) => Number(total.split('/')[0]))).toEqual(sums);
  });

  test('has the installed versions and the options in the heads', {tag: outer}, async ({page}) => {
    await page.goto('compatibility/engines');
    const heads = page.locator('article table').nth(tables.gfm).locator('thead th');
    await expect(heads).toHaveCount(columns.gfm.length + 1);
    for (const [index, text] of [
      [1, /commonmark.js\s*commonmark \d+\.\d+\.\d+/],
      [2, /markdown-it\s*\d+\.\d+\.\d+\s*preset: commonmark/],
      [7, /marked\s*\d+\.\d+\.\d+\s*gfm: true/],
      [8, /micromark\s*\d+\.\d+\.\d+\s*micromark-extension-gfm \d+\.\d+\.\d+/],
    ] as const) {
      await expect(heads.nth(index)).toHaveText(text);
    }
  });

  test(
    'leads from each number to its examples in the playground',
    {tag: outer},
    async ({page, baseURL}) => {
      await page.goto('compatibility/engines');
      const addresses = await page
        .locator('a[href*="/playground#"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses.length).toBeGreaterThan(8 * (26 + 5));
      const known = new Set(
        Object.entries(sets).flatMap(([set, sections]) =>
          sections.flatMap(({id, examples}) => [
            `${set}/${id}`,
            ...examples.map(({number}) => `${set}/${number}`),
          ]),
        ),
      );
      const lost = [...new Set(addresses)].filter((address) => {
        const parameters = new URLSearchParams(new URL(address).hash.slice(1));
        return (
          !known.has(parameters.get('example') ?? '') ||
          !engineIds.some((id) => id === parameters.get('engine'))
        );
      });
      expect(lost).toEqual([]);

      const references = page.getByRole('row').filter({hasText: 'Entity and numeric character'});
      await expect(references.getByRole('link', {name: '15/17'}).last()).toHaveAttribute(
        'href',
        /\/playground#example=commonmark\/32&engine=marked&gfm=false$/,
      );

      await hydrated(page);
      await page.getByText('3 个引擎与例子全都相同').click();
      const row = page.getByRole('row').filter({has: page.getByRole('rowheader', {name: 'Tabs'})});
      await row.last().getByRole('link').nth(1).click();
      await expect(page).toHaveURL(
        `${baseURL}playground#example=commonmark/tabs&engine=commonmark`,
      );
      await expect(page.getByRole('main').getByRole('textbox').first()).toContainText('foo');
    },
  );

  test(
    'lists the examples that differ, by engine, as many as the totals lack',
    {tag: outer},
    async ({page}) => {
      await page.goto('compatibility/engines');
      const specified = page.locator('article table').nth(tables.commonmark);
      const cells = await specified.locator('tfoot td a').all();
      for (const cell of cells) {
        const [given, total] = ((await cell.textContent()) ?? '').split('/').map(Number);
        const heading = (await cell.getAttribute('href')) ?? '';
        const listed = page.locator(`section:has(> h3${heading})`);
        await expect(
          listed.locator('a[href*="#example=commonmark/"]'),
          `${heading} lists what differs`,
        ).toHaveCount((total ?? 0) - (given ?? 0));
      }
    },
  );

  test(
    'names the specifications, their authors and their licence',
    {tag: outer},
    async ({page}) => {
      await page.goto('compatibility/engines');
      for (const name of ['CommonMark Spec', 'GitHub Flavored Markdown Spec']) {
        const source = page
          .getByRole('listitem')
          .filter({has: page.getByRole('link', {name, exact: true})})
          .filter({hasText: 'CC BY-SA 4.0'});
        await expect(source).toContainText('© John MacFarlane');
        await expect(source.getByRole('link', {name: 'CC BY-SA 4.0'})).toHaveAttribute(
          'href',
          'https://creativecommons.org/licenses/by-sa/4.0/',
        );
      }
    },
  );

  test(
    'scrolls its tables, not itself, on a phone, and keeps the sections in sight',
    {tag: outer},
    async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto('compatibility/engines');
      const table = page.getByRole('article').getByRole('table').first();
      const section = table.getByRole('rowheader', {name: 'Tabs'});
      const before = await section.boundingBox();
      await table.locator('..').evaluate((scroller) => {
        scroller.scrollLeft = 400;
      });
      await expect.poll(async () => (await section.boundingBox())?.x).toBe(before?.x);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
