import type {Page} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {openPlayground} from '../../scripts/playground-page';
import {showText} from '../support/playground';
import {outer} from '../support/ring';
import {expect, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

const source = `# 题

**粗**、[链接](https://a.example/)、$x^2$

- 甲
  - 乙
- [x] 丙

| 名 | 数 |
| --- | --: |
| 苹果 | 1 |

\`\`\`js
const a = 1;
\`\`\`

![图](img/a.png)

<img src=x onerror=alert(1)><script>alert(1)</script>[x](javascript:alert(1))
`;

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'Copied.'});

async function open(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await showText(page, source);
  await expect(page.getByRole('textbox', {name: 'Markdown text'})).toContainText('onerror');
}

/** Chooses an entry of the menu, and waits for the outcome. */
async function copyTo(page: Page, name: string): Promise<void> {
  await page.getByText('Copy to …').click();
  await page.getByRole('button', {name, exact: true}).click();
  await expect(notice(page)).toBeVisible({timeout: timeLimit(60_000)});
}

interface Copied {
  readonly html: string;
  readonly plain: string;
  /** The elements of the HTML, in order. */
  readonly elements: readonly string[];
  readonly text: string;
}

/** The unchanged content of the clipboard. By default Chromium would parse it in the page, whose policy forbids inline styles. */
async function clipboard(page: Page): Promise<Copied> {
  const {html, plain} = await page.evaluate(async () => {
    // TypeScript 6 does not know the option.
    const clipboard = navigator.clipboard as {read: (options: object) => Promise<ClipboardItems>};
    const [item] = await clipboard.read({unsanitized: ['text/html']});
    const read = async (type: string) =>
      item?.types.includes(type) ? (await item.getType(type)).text() : '';
    return {html: await read('text/html'), plain: await read('text/plain')};
  });
  const elements: string[] = [];
  let text = '';
  visit(fromHtml(html), (node) => {
    if (node.type === 'element') {
      elements.push(node.tagName);
    } else if (node.type === 'text') {
      text += node.value;
    }
  });
  return {html, plain, elements, text};
}

test('X5 公众号 gets an article, and the message names what was not carried', async ({page}) => {
  await open(page);
  await copyTo(page, '公众号, red seal');
  await expect(notice(page)).toContainText(/links, which became notes: 1\b/);
  await expect(notice(page)).toContainText(/pictures to upload: 2 \(a\.png, x\)/);
  const {html, elements, text, plain} = await clipboard(page);
  for (const name of ['section', 'h1', 'p', 'svg', 'path', 'pre', 'code', 'table', 'th', 'sup']) {
    expect(elements, name).toContain(name);
  }
  for (const name of ['a', 'ul', 'li', 'img', 'input', 'script', 'style', 'use']) {
    expect(elements, name).not.toContain(name);
  }
  expect(html).not.toMatch(/ class=| on\w+=|javascript:/);
  expect(text).toContain('参考链接[1] 链接：https://a.example/');
  expect(text).toContain('［上传图片：图（a.png）］');
  expect(plain).toContain('• 甲\n  ◦ 乙\n☑ 丙\n');
});

test('X5 the other looks of 公众号 have the same text', {tag: outer}, async ({page}) => {
  await open(page);
  await copyTo(page, '公众号, green pine');
  const pine = await clipboard(page);
  await copyTo(page, '公众号, plain');
  const plain = await clipboard(page);
  expect(plain.elements).toEqual(pine.elements);
  expect(plain.text).toBe(pine.text);
  expect(plain.html).not.toBe(pine.html);
});

test('X7 知乎, 飞书 and GitHub get their own forms', async ({page}) => {
  await open(page);
  await copyTo(page, '知乎');
  const zhihu = await clipboard(page);
  expect(zhihu.html).toMatch(/<img[^>]*alt="x\^2"/);
  expect(zhihu.elements.filter((name) => name === 'li')).toHaveLength(3);
  expect(zhihu.text).toContain('☑ 丙');
  await copyTo(page, '飞书、语雀');
  const lark = await clipboard(page);
  expect(lark.text).toContain('$$x^2$$');
  expect(lark.elements).toContain('a');
  const safe = source.replace('javascript:alert(1)', '<>'); // X39
  expect(lark.plain).toBe(safe);
  await copyTo(page, 'Markdown for GitHub, 掘金, CSDN');
  await expect(notice(page)).toContainText('No source says whether 掘金 renders: HTML 标签.');
  expect((await clipboard(page)).plain).toBe(safe);
  for (const {html} of [zhihu, lark]) {
    expect(html).not.toMatch(/<script| on\w+=|javascript:/); // X9
  }
});

test('X8 plain text has no marks', async ({page}) => {
  await open(page);
  await copyTo(page, 'Plain text for chats and Word');
  const {plain, html} = await clipboard(page);
  expect(html).toBe('');
  expect(plain).toContain('题\n\n粗、链接（https://a.example/）、x^2\n\n• 甲\n  ◦ 乙\n☑ 丙\n');
  expect(plain).toContain('名    数\n----  --\n苹果   1\n');
  expect(plain).not.toMatch(/\*\*|\]\(|\$|```/);
});

test('X5 the menu works with the keyboard', {tag: outer}, async ({page}) => {
  await open(page);
  const menu = page.locator('summary', {hasText: 'Copy to …'});
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: '公众号, red seal'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
