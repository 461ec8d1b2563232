import type {Locator, Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {editor, editorText, resultFrames} from '../support/playground';
import {expect, hydrated, test} from '../support/test';

const path = 'playground';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');
const outline = (page: Page) => page.getByRole('group').filter({hasText: 'Outline'});

/** Opens the playground with a text in its address, and puts the cursor at its end. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto(`${path}#text=${encodeURIComponent(text)}`);
  await hydrated(page);
  await expect(page.locator('.cm-content')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('Control+End');
}

async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(() => editorText(page)).toBe(text);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

test.describe('keys', () => {
  test('X20 set marks and take them away, as steps that can be undone', async ({page}) => {
    await open(page, '真');
    await press(page, 'Control+a');
    for (const [key, marked] of [
      ['Control+b', '**真**'],
      ['Control+i', '*真*'],
      ['Control+e', '`真`'],
      ['Control+Shift+C', '`真`'],
      ['Control+Shift+X', '~~真~~'],
    ] as const) {
      await press(page, key);
      await expectText(page, marked);
      await press(page, key);
      await expectText(page, '真');
    }
    await press(page, 'Control+b', 'Control+z');
    await expectText(page, '真');
  });

  test('X20 without a selection, marks stand around the cursor, which leaves them by the same key', async ({
    page,
  }) => {
    await open(page, '');
    await press(page, 'Control+b');
    await page.keyboard.type('真');
    await press(page, 'Control+b');
    await page.keyboard.type('的');
    await expectText(page, '**真**的');
    await expect(preview(page).locator('strong')).toHaveText('真');
    await press(page, 'Control+i', 'Control+i');
    await expectText(page, '**真**的');
  });

  test('X20 marks render beside Chinese punctuation', async ({page}) => {
    await open(page, '他说“好”就走');
    await press(page, 'Home', 'ArrowRight', 'ArrowRight');
    await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Control+b');
    await expectText(page, '他说“**好**”就走');
    await expect(preview(page).locator('strong')).toHaveText('好');
  });

  test('X20 Ctrl+K makes a link in the editor, and opens the search elsewhere', async ({page}) => {
    await open(page, '站点');
    await press(page, 'Control+a', 'Control+k');
    await page.keyboard.type('/a');
    await expectText(page, '[站点](/a)');
    const search = page.getByRole('dialog', {name: 'Search this site'});
    await expect(search).toBeHidden();
    await page.getByRole('button', {name: 'Share'}).focus();
    await press(page, 'Control+k');
    await expect(search).toBeVisible();
  });

  test('X20 make headings, lists and quotations', async ({page}) => {
    await open(page, '甲');
    for (const [key, made] of [
      ['Control+Alt+1', '# 甲'],
      ['Control+Alt+6', '###### 甲'],
      ['Control+Alt+6', '甲'],
      ['Control+Shift+Digit7', '1. 甲'],
      ['Control+Shift+Digit8', '- 甲'],
      ['Control+Shift+Digit9', '- [ ] 甲'],
      ['Control+Shift+Digit9', '甲'],
      ['Control+Shift+Period', '> 甲'],
      ['Control+Shift+Period', '甲'],
    ] as const) {
      await press(page, key);
      await expectText(page, made);
    }
  });

  test('X20 are listed under ?', async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(list.getByRole('heading', {name: 'In the playground’s editor'})).toBeVisible();
    for (const effect of ['Bold', 'Italic', 'Inline code', 'Strikethrough', 'Link', 'Heading']) {
      await expect(list.getByRole('definition').filter({hasText: effect})).toHaveCount(1);
    }
    await expect(list).toContainText('EscTabLeave the editor');
    expect(await findViolations(page, {include: 'dialog'})).toEqual([]);
  });
});

test.describe('lists', () => {
  test('X21 go on at Enter, and end at an empty item; Backspace takes the marker', async ({
    page,
  }) => {
    await open(page, '');
    for (const [first, next] of [
      ['- 甲', '- '],
      ['9. 甲', '10. '],
      ['- [x] 甲', '- [ ] '],
      ['> 甲', '> '],
    ] as const) {
      await press(page, 'Control+a', 'Backspace');
      await page.keyboard.type(first);
      await press(page, 'Enter');
      await expectText(page, `${first}\n${next}`);
      if (!first.startsWith('>')) {
        await press(page, 'Enter');
        await expectText(page, `${first}\n`);
      }
    }
    await press(page, 'Control+a', 'Backspace');
    await page.keyboard.type('- 甲');
    await press(page, 'Enter', 'Backspace', 'Backspace');
    await expectText(page, '- 甲\n');
  });

  test('X21 Tab indents an item so that it renders below the one before; Shift+Tab takes it back', async ({
    page,
  }) => {
    await open(page, '1. 甲\n2. 乙\n3. 丙');
    await press(page, 'ArrowUp', 'Tab');
    await expectText(page, '1. 甲\n   1. 乙\n2. 丙');
    await expect(preview(page).locator('li li')).toHaveText('乙');
    await press(page, 'Shift+Tab');
    await expectText(page, '1. 甲\n2. 乙\n3. 丙');
    await expect(editor(page)).toBeFocused();
  });

  test('X21 S20 Tab leaves the editor outside of lists, and after Escape in lists', async ({
    page,
  }) => {
    await open(page, '# 甲');
    await press(page, 'Tab');
    await expect(editor(page)).not.toBeFocused();
    await open(page, '- 甲');
    await press(page, 'Tab');
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toHaveAccessibleDescription(/press Escape, then Tab/);
    await press(page, 'Escape', 'Tab');
    await expect(editor(page)).not.toBeFocused();
    await expectText(page, '- 甲');
  });
});

test.describe('brackets', () => {
  test('X22 come in pairs, Chinese ones, too, and are typed over', async ({page}) => {
    await open(page, '');
    for (const [left, right] of [
      '()',
      '[]',
      '{}',
      '""',
      '「」',
      '『』',
      '（）',
      '《》',
      '【】',
      '“”',
      '‘’',
    ]) {
      await page.keyboard.insertText(left ?? '');
      await page.keyboard.insertText('x');
      await expectText(page, `${left ?? ''}x${right ?? ''}`);
      await page.keyboard.insertText(right ?? '');
      await expectText(page, `${left ?? ''}x${right ?? ''}`);
      await press(page, 'Control+a', 'Backspace');
    }
    await page.keyboard.insertText('《');
    await press(page, 'Backspace');
    await expectText(page, '');
  });

  test('X22 signs of Markdown enclose a selection, and come alone without one', async ({page}) => {
    await open(page, '');
    await page.keyboard.type('* `_~');
    await expectText(page, '* `_~');
    await press(page, 'Control+a');
    await page.keyboard.type('真');
    for (const [sign, text] of [
      ['*', '*真*'],
      ['「', '*「真」*'],
    ] as const) {
      await press(
        page,
        'Control+a',
        ...(sign === '「' ? ['ArrowRight', 'ArrowLeft', 'Shift+ArrowLeft'] : []),
      );
      await page.keyboard.insertText(sign);
      await expectText(page, text);
    }
  });

  test('X22 an input method composes beside and within them undisturbed', async ({page}) => {
    await open(page, '');
    await page.keyboard.insertText('（');
    const session = await page.context().newCDPSession(page);
    for (const text of ['z', 'zhong', "zhong'wen"]) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', {text: '中文'});
    await expectText(page, '（中文）');
    await session.send('Input.imeSetComposition', {text: '(', selectionStart: 1, selectionEnd: 1});
    await session.send('Input.insertText', {text: '（'});
    await page.keyboard.insertText('完');
    await expect.poll(() => editorText(page)).toMatch(/^（中文（完）?）$/);
  });
});

/** A text of headings with paragraphs of different heights in both panes. */
const long = Array.from(
  {length: 60},
  (_, index) => `## 第${String(index)}节\n\n${'一段很长的文字。'.repeat(5 + ((index * 7) % 30))}`,
).join('\n\n');

const scroller = (page: Page) => page.locator('.cm-scroller');

async function previewScroll(page: Page): Promise<number> {
  return (await resultFrames(page)[0]?.evaluate(() => Math.round(window.scrollY))) ?? NaN;
}

/** The number of the section at the middle of a pane. */
async function sectionIn(page: Page, pane: Locator): Promise<number> {
  const heading = await pane.evaluate((element) => {
    const isFrame = element.ownerDocument.defaultView !== window.top;
    const middle = isFrame
      ? innerHeight / 2
      : element.getBoundingClientRect().top + element.clientHeight / 2;
    const lines = [...element.querySelectorAll('h2, .cm-line')].filter((line) =>
      /第\d+节/.test(line.textContent),
    );
    return lines.findLast((line) => line.getBoundingClientRect().top <= middle)?.textContent;
  });
  return Number(/\d+/.exec(heading ?? '')?.[0]);
}

async function expectTogether(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [text, result] = [
        await sectionIn(page, scroller(page)),
        await sectionIn(page, preview(page)),
      ];
      return Math.abs(text - result);
    })
    .toBeLessThanOrEqual(1);
}

test.describe('scrolling', () => {
  test('X23 the preview follows the editor, and the editor the preview, to the same part', async ({
    page,
  }) => {
    await open(page, long);
    await expect(preview(page).locator('h2')).toHaveCount(60);
    await press(page, 'Control+Home');
    await scroller(page).hover();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => previewScroll(page)).toBeGreaterThan(500);
    await expectTogether(page);
    const middle = await sectionIn(page, preview(page));

    await preview(page).hover();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => sectionIn(page, scroller(page))).toBeGreaterThan(middle + 2);
    await expectTogether(page);
    await page.mouse.wheel(0, 1e6);
    await expect
      .poll(() =>
        scroller(page).evaluate((e) => Math.round(e.scrollHeight - e.clientHeight - e.scrollTop)),
      )
      .toBe(0);
    await scroller(page).hover();
    await page.mouse.wheel(0, -1e6);
    await expect.poll(() => previewScroll(page)).toBe(0);
  });

  test('X23 neither side answers: where the reader stops, both stay', async ({page}) => {
    await open(page, long);
    await expect(preview(page).locator('h2')).toHaveCount(60);
    await press(page, 'Control+Home');
    await preview(page).hover();
    const start = await previewScroll(page);
    await page.mouse.wheel(0, 2222);
    await expect.poll(() => scroller(page).evaluate((e) => e.scrollTop)).toBeGreaterThan(500);
    const places = async () => [
      await previewScroll(page),
      await scroller(page).evaluate((e) => e.scrollTop),
    ];
    await expectStill(places);
    expect((await places())[0]).toBe(start + 2222);
  });

  test('X23 with reduced motion, too, the preview arrives; the switch ends that', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, long);
    await expect(preview(page).locator('h2')).toHaveCount(60);
    await press(page, 'Control+Home');
    await scroller(page).hover();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => previewScroll(page)).toBeGreaterThan(200);
    await expectTogether(page);

    await page.getByRole('checkbox', {name: 'Scroll together'}).uncheck();
    const before = await previewScroll(page);
    await scroller(page).hover();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scroller(page).evaluate((e) => e.scrollTop)).toBeGreaterThan(1600);
    await expectStill(() => previewScroll(page));
    expect(await previewScroll(page)).toBe(before);
    await page.waitForTimeout(600); // the choice is saved with the text
    await page.reload();
    await expect(page.getByRole('checkbox', {name: 'Scroll together'})).not.toBeChecked();
  });
});

/** Waits until a value has been the same for a while. */
async function expectStill(read: () => Promise<unknown>): Promise<void> {
  let last: string | undefined;
  let times = 0;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await read());
        times = now === last ? times + 1 : 0;
        last = now;
        return times;
      },
      {intervals: [100]},
    )
    .toBeGreaterThan(4);
}

test.describe('status', () => {
  test('X24 the outline lists headings with their levels, and leads to them by keyboard', async ({
    page,
  }) => {
    await open(page, '# 一 **粗**\n\n甲\n\n### 二\n\n乙\n\n##\n\n```\n# 不是\n```\n\n丙');
    const menu = outline(page);
    await menu.getByText('Outline').focus();
    await press(page, 'Enter');
    await expect(menu.getByRole('listitem')).toHaveText(['H1 一 粗', 'H3 二', 'H2 Empty heading']);
    await expect(menu.getByRole('button', {name: 'Empty heading'})).toHaveAttribute(
      'aria-current',
      'location',
    );
    expect(await findViolations(page, {include: 'section[aria-label="Text"]'})).toEqual([]);
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(menu.getByRole('listitem')).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('新');
    await expectText(page, '# 一 **粗**\n\n甲\n\n新### 二\n\n乙\n\n##\n\n```\n# 不是\n```\n\n丙');
    await menu.getByText('Outline').click();
    await expect(menu.getByRole('listitem')).toHaveText(['H1 一 粗', 'H2 Empty heading']);
    await press(page, 'Escape');
    await expect(menu.getByText('Outline')).toBeFocused();
  });

  test('X25 counts Chinese as Chinese readers do, and the characters of the selection', async ({
    page,
  }) => {
    await open(
      page,
      '---\ntitle: 不算\n---\n\n# 用 CAN 总线\n\n一共 3.5 米，见[这里](https://a.b)。\n\n```\n代码\n```\n',
    );
    const text = page.getByRole('region', {name: 'Text', exact: true});
    await text.getByText('Words: 11').click();
    await expect(text.getByRole('term')).toHaveText([
      'Chinese characters',
      'Words in other scripts',
      'Numbers',
      'Punctuation (not in the sum)',
      'In code blocks (not in the sum)',
      'Minutes to read',
    ]);
    await expect(text.getByRole('definition')).toHaveText(['9', '1', '1', '2', '2', '1']);
    await expect(text.getByText('Selected')).toBeHidden();
    await editor(page).focus();
    await press(page, 'Control+Home', 'Shift+ArrowDown', 'Shift+End');
    await expect(text.getByText('Selected: 12')).toBeVisible();
    await page.keyboard.type('字');
    await expect(text.getByText('Selected')).toBeHidden();
    await expect(text.getByRole('status')).toHaveCount(1); // that of the diagnosis
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('X26 a row of keys types the signs of Markdown, while the editor keeps the focus', async ({
    page,
  }) => {
    await page.goto(`${path}#text=`);
    await hydrated(page);
    await expect(page.locator('.cm-content')).toBeVisible();
    const keys = page.getByRole('toolbar', {name: 'Markdown keys'});
    await expect(keys).toBeHidden();
    await editor(page).tap();
    await expect(keys).toBeVisible();
    for (const name of ['#', '[', ']', '|', '>', '`', '*', '-']) {
      await keys.getByRole('button', {name, exact: true}).tap();
    }
    await expectText(page, '#[]|>`*-');
    await keys.getByRole('button', {name: 'Undo'}).tap();
    await expect.poll(() => editorText(page)).not.toBe('#[]|>`*-');
    await expect(editor(page)).toBeFocused();
    await press(page, 'Control+a');
    await page.keyboard.insertText('真');
    await press(page, 'Control+a');
    await keys.getByRole('button', {name: '*', exact: true}).tap();
    await keys.getByRole('button', {name: '`', exact: true}).tap();
    await expectText(page, '*`真`*');
    await press(page, 'Control+a');
    await keys.getByRole('button', {name: '>', exact: true}).tap();
    await expectText(page, '> *`真`*');
    expect(await findViolations(page, {include: '[role="toolbar"]'})).toEqual([]);
    for (const key of await keys.getByRole('button').all()) {
      const box = await key.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    await page.getByRole('radio', {name: 'Result'}).check({force: true});
    await expect(keys).toBeHidden();
  });

  test('X26 the row stands at the end of what the keyboard leaves visible', async ({page}) => {
    await page.goto(`${path}#text=`);
    await hydrated(page);
    await editor(page).tap();
    const keys = page.getByRole('toolbar', {name: 'Markdown keys'});
    await expect(keys).toBeVisible();
    const session = await page.context().newCDPSession(page);
    // Half as much of the page is visible, as with a keyboard.
    await session.send('Emulation.setPageScaleFactor', {pageScaleFactor: 2});
    const gap = () =>
      keys.evaluate((row) => {
        const {offsetTop = 0, height = 0} = window.visualViewport ?? {};
        return Math.abs(row.getBoundingClientRect().bottom - offsetTop - height);
      });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
    await expect.poll(gap).toBeLessThan(2);
  });
});

test('X26 with a mouse there is no row of keys', async ({page}) => {
  await open(page, '');
  await expect(editor(page)).toBeFocused();
  await expect(page.getByRole('toolbar', {name: 'Markdown keys'})).toBeHidden();
});
