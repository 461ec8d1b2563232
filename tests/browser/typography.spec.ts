import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

// Texts that a test inserts into a page are not Trusted Types.
test.use({bypassCSP: true});

/** The width of a text in characters, as an article sets it. */
function widthOf(page: Page, text: string, {tag = 'span'} = {}): Promise<number> {
  return page.evaluate(
    ([content, name]) => {
      const place = document.createElement('div');
      place.lang = 'zh-CN';
      place.className = 'markdown';
      const element = document.createElement(name);
      element.style.cssText = 'display: inline-block; white-space: pre; padding: 0; border: 0';
      element.textContent = content;
      place.append(element);
      document.querySelector('main')?.append(place);
      const {width} = element.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      place.remove();
      return width / size;
    },
    [text, tag] as const,
  );
}

/** Whether this machine has one of the Han fonts that the style sheet names. */
function hasHanFont(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({family}) => family.includes('Han Marks'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.length > 0 && loaded.every(({status}) => status === 'fulfilled');
  });
}

for (const path of ['docs/tutorial-extras/hacks', 'blog/rs485-vs-can', 'markdown-page']) {
  test(
    `T1 /${path} has lines of 30 to 40 characters`,
    {tag: path === 'blog/rs485-vs-can' ? [] : outer},
    async ({page}) => {
      await page.goto(path);
      for (const width of [1280, 1920]) {
        await page.setViewportSize({width, height: 900});
        const lines = await page.locator('.markdown > p:not(figure *)').evaluateAll((paragraphs) =>
          paragraphs.map((paragraph) => {
            const style = getComputedStyle(paragraph);
            const size = Number.parseFloat(style.fontSize);
            return {
              length: paragraph.clientWidth / size,
              distance: Number.parseFloat(style.lineHeight) / size,
            };
          }),
        );
        expect(lines.length).toBeGreaterThan(5);
        for (const {length, distance} of lines) {
          expect(length, `${width} px`).toBeGreaterThanOrEqual(30);
          expect(length, `${width} px`).toBeLessThanOrEqual(40);
          expect(distance).toBeGreaterThanOrEqual(1.5);
          expect(distance).toBeLessThanOrEqual(2);
        }
      }
    },
  );
}

test('T2 marks that two scripts share are full-width in Chinese alone', async ({page}) => {
  await page.goto('docs/intro');
  await expect(page.locator('body')).not.toHaveCSS('font-family', /Han Marks/);
  await expect(page.locator('.markdown').first()).toHaveCSS('font-family', /^"?Han Marks/);
  test.skip(!(await hasHanFont(page)), 'This machine has no Han font that the style sheet names.');
  for (const mark of ['“', '”', '‘', '’', '—', '…']) {
    const text = `汉${mark}汉`;
    expect(await widthOf(page, text), mark).toBeCloseTo(3, 1);
    expect(await widthOf(page, text, {tag: 'strong'}), `bold ${mark}`).toBeCloseTo(3, 1);
  }
  expect(await widthOf(page, '汉——汉')).toBeCloseTo(4, 1);
});

test('T2 Han and Latin stand apart, once, and as typed in code', async ({page}) => {
  await page.goto('docs/intro');
  const apart = async (joined: string, parts: readonly string[], tag = 'span') => {
    const widths = await Promise.all(parts.map((part) => widthOf(page, part, {tag})));
    return (await widthOf(page, joined, {tag})) - widths.reduce((sum, width) => sum + width, 0);
  };
  expect(await apart('汉a', ['汉', 'a'])).toBeGreaterThan(0.1);
  expect(await apart('汉a', ['汉', 'a'])).toBeLessThanOrEqual(0.25);
  expect(await apart('汉 a', ['汉', ' ', 'a'])).toBeCloseTo(0, 2);
  expect(await apart('汉a', ['汉', 'a'], 'code')).toBeCloseTo(0, 2);
});

test('T2 a bracket that begins a line takes half a character', async ({page}) => {
  await page.goto('docs/intro');
  test.skip(!(await hasHanFont(page)), 'This machine has no Han font that the style sheet names.');
  expect(await widthOf(page, '「汉')).toBeCloseTo(1.5, 1);
  expect(await widthOf(page, '汉「')).toBeCloseTo(2, 1);
  expect(await widthOf(page, '「汉', {tag: 'code'})).toBeCloseTo(2, 1);
});

for (const path of ['docs/tutorial-extras/hacks', 'blog/rs485-vs-can', 'blog']) {
  test(
    `T3 headings of /${path} do not break inside a word`,
    {tag: path === 'blog' ? outer : []},
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 700});
      await page.goto(path);
      const broken = await page.locator('main :is(h1, h2, h3, h4)').evaluateAll(findBrokenWords);
      expect(broken).toEqual([]);
    },
  );
}

test('T3 a heading that breaks inside a word is found', async ({page}) => {
  await page.setContent(
    '<h1 lang="zh" style="inline-size: 4em; font-size: 20px">甲乙，工程师</h1>',
  );
  expect(await page.locator('h1').evaluateAll(findBrokenWords)).toEqual(['甲乙，工程师']);
});

test('T3 no character stands alone in the last line of a paragraph', async ({page}) => {
  await page.goto('docs/intro');
  const last = await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.style.inlineSize = '20em';
    paragraph.textContent = '字'.repeat(41);
    document.querySelector('.markdown')?.append(paragraph);
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const lines = [...range.getClientRects()];
    return (lines.at(-1)?.width ?? 0) / Number.parseFloat(getComputedStyle(paragraph).fontSize);
  });
  expect(last).toBeGreaterThan(1.5);
});

test('T3 a number and its unit stay on one line, with a usual space between them', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('blog/rs485-vs-can');
  const measures = await page
    .locator('.markdown .nowrap')
    .evaluateAll((spans) =>
      spans.map((span) => ({text: span.textContent, lines: span.getClientRects().length})),
    );
  expect(measures).toContainEqual({text: '120 Ω', lines: 1});
  expect(measures.filter(({lines}) => lines > 1)).toEqual([]);
});

test('T3 emphasis is upright, with dots below', async ({page}) => {
  await page.goto('docs/intro');
  const style = await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.innerHTML = '一<em>二三</em>四';
    document.querySelector('.markdown')?.append(paragraph);
    const {fontStyle, textEmphasis, textEmphasisPosition} = getComputedStyle(
      paragraph.firstElementChild ?? paragraph,
    );
    return {fontStyle, textEmphasis, textEmphasisPosition};
  });
  expect(style.fontStyle).toBe('normal');
  expect(style.textEmphasis).toContain('dot');
  expect(style.textEmphasisPosition).toContain('under');
});

test('T4 tables scroll by themselves, by keyboard, and have a name', async ({page}) => {
  for (const path of ['docs/tutorial-extras/hacks', 'compatibility', 'docs/tools/git-gui']) {
    await page.goto(path);
    await hydrated(page);
    const tables = page.locator('main .markdown table').filter({visible: true});
    const inExamples = page.locator('main figure table').filter({visible: true});
    const named = page
      .getByRole('group', {name: /./})
      .and(page.locator('[tabindex="0"]:has(> table)'));
    // The comparison of platforms fits every width.
    const fitting = tables.and(page.getByRole('table', {name: '并排比较平台'}));
    const others = [await inExamples.count(), await fitting.count()];
    expect(await named.count(), path).toBe(
      (await tables.count()) - others.reduce((sum, count) => sum + count),
    );
    expect(await named.count(), path).toBeGreaterThan(0);
  }
});

/**
 * Headings with a line that ends inside a word, although each part between spaces or punctuation marks is shorter than a line. Runs in the
 * page.
 */
function findBrokenWords(headings: readonly Element[]): string[] {
  const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
  return headings
    .filter((heading) => {
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      const parts = heading.textContent.split(/[\s\p{P}]+/u).map(({length}) => length * size);
      if (Math.max(...parts) > heading.clientWidth) {
        return false;
      }
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      let text = '';
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.parentElement?.closest('.hash-link')) {
          continue;
        }
        for (let index = 0; index < node.length; index += 1) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          tops.push(range.getClientRects()[0]?.bottom ?? tops.at(-1) ?? 0);
        }
        text += node.data;
      }
      return [...segmenter.segment(text)].some(({segment, index, isWordLike}) =>
        tops
          .slice(index, index + segment.length)
          .some((top) => isWordLike && Math.abs(top - (tops[index] ?? 0)) > 12),
      );
    })
    .map(({textContent}) => textContent);
}
