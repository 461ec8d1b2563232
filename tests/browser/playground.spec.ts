import type {Locator, Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {deflateSync} from 'fflate';
import {hashOfText, sharedTextLimit} from '@markdown-zh/playground/share';
import {navbarLabels} from '../../site/navbar';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';
import {editor, editorText, showHash, showText} from '../support/playground';

const path = 'playground';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]').locator('body');
const panel = (page: Page) => page.getByRole('region', {name: '为什么不生效'});
const notice = (page: Page) => page.getByRole('status');

/** Opens the playground with a text in its address. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto(`${path}#text=${encodeURIComponent(text)}`);
  await hydrated(page);
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function choose(page: Page, view: string): Promise<void> {
  await page.getByRole('radio', {name: view, exact: true}).check({force: true});
}

/** Moves the cursor to a line, counted from 1. */
async function goToLine(page: Page, line: number): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+Home');
  for (let at = 1; at < line; at += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

test.describe('text and results', () => {
  test('what is typed is rendered, and undo survives a reload', async ({page}) => {
    await open(page, '');
    await editor(page).focus();
    await page.keyboard.type('# One');
    await expect(preview(page).getByRole('heading', {level: 1, name: 'One'})).toBeVisible();
    await page.waitForTimeout(700); // after a pause, the history begins a new step
    await page.keyboard.press('End');
    await page.keyboard.type(' two');
    await expect(preview(page).getByRole('heading', {name: 'One two'})).toBeVisible();
    await page.waitForTimeout(600);
    await page.reload();
    await hydrated(page);
    await expect(preview(page).getByRole('heading', {name: 'One two'})).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect(preview(page).getByRole('heading', {name: 'One', exact: true})).toBeVisible();
  });

  test('a text composed by an input method arrives once', {tag: outer}, async ({page}) => {
    await open(page, '');
    await editor(page).focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['zhong', 'zhongwen']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', {text: '中文'});
    await expect.poll(() => editorText(page)).toBe('中文');
    await expect(preview(page)).toContainText('中文');
  });

  test(
    'what is typed last is kept when another page comes at once',
    {tag: outer},
    async ({page}) => {
      await open(page, '');
      await editor(page).focus();
      await page.keyboard.type('last words');
      await page.getByRole('link', {name: navbarLabels.blog, exact: true}).first().click();
      await expect(page).toHaveURL(/blog/);
      await page.goBack();
      await expect.poll(() => editorText(page)).toBe('last words');
    },
  );

  test('the view survives a reload', {tag: outer}, async ({page}) => {
    await open(page, '# 标题');
    await choose(page, 'Syntax tree');
    await page.waitForTimeout(600);
    await page.reload();
    await expect(page.getByRole('radio', {name: 'Syntax tree'})).toBeChecked();
  });

  test('preview and source lead to each other', {tag: outer}, async ({page}) => {
    await open(page, '# 标题\n\n一段**粗体**文字。\n\n- 甲\n- 乙');
    await preview(page).getByText('乙').click();
    await expect(editor(page)).toBeFocused();
    expect(await selectedText(page)).toBe('- 乙');
    await goToLine(page, 3);
    await expect(preview(page).locator('.marked')).toHaveText('一段粗体文字。');
    await preview(page).getByText('粗体', {exact: true}).click();
    expect(await selectedText(page)).toBe('**粗体**');
  });

  test('HTML and source lead to each other', {tag: outer}, async ({page}) => {
    await open(page, '# 标题\n\n第二段\n');
    await choose(page, 'HTML');
    await page.locator('pre').getByText('<p>第二段</p>').click();
    expect(await selectedText(page)).toBe('第二段');
    const button = page.getByRole('button', {name: 'Source of block 1'});
    await button.press('Enter');
    expect(await selectedText(page)).toBe('# 标题');
    await expect(button).toHaveAttribute('aria-current', 'true');
  });

  test('syntax tree and source lead to each other', {tag: outer}, async ({page}) => {
    await open(page, '# 标题\n\n第二段 `代码`\n');
    await choose(page, 'Syntax tree');
    await page.getByRole('treeitem', {name: /^root/}).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key);
    }
    expect(await selectedText(page)).toBe('`代码`');
    await page.getByRole('treeitem', {name: /^paragraph/}).click();
    expect(await selectedText(page)).toBe('第二段 `代码`');
    await goToLine(page, 1);
    await expect(page.locator('[aria-current="true"]')).toContainText('heading');
  });

  test('MDX is shown as a tree, and never executed', async ({page}) => {
    await open(page, '{window.executed = true}\n\n<Chart value={1} />\n');
    await page.getByLabel('Parse as').selectOption('mdx');
    await expect(page.getByText('MDX is code')).toBeVisible();
    await choose(page, 'Syntax tree');
    await expect(page.getByRole('treeitem', {name: /^mdxJsxFlowElement/})).toBeVisible();
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    await editor(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('<a>\n\n');
    await expect(page.getByRole('alert')).toContainText('Invalid MDX at line 1');
  });
});

test.describe('engines', () => {
  test(
    'stand together when they agree, and what differs is marked',
    {tag: outer},
    async ({page}) => {
      await open(page, '同样的一段。\n\n~~删除~~\n');
      await choose(page, 'Engines');
      await expect(page.getByText('3 different results')).toBeVisible();
      const others = page.getByRole('region', {name: 'marked, micromark, remark'});
      await expect(others.locator('mark', {hasText: '<del>'})).toBeVisible();
      const result = others.frameLocator('iframe').locator('body');
      await expect(result.locator('.differs')).toHaveText('删除');
      await expect(result.locator('.block:not(.differs)')).toHaveText('同样的一段。');
    },
  );

  test('differ in lines of the text that are marked, and led to', {tag: outer}, async ({page}) => {
    await open(page, '同样的一段。\n\n~~删除~~\n再一行\n\n又同样的一段。\n\n- [ ] 任务\n');
    await choose(page, 'Engines');
    const marked = editor(page).locator('.cm-differs');
    await expect(marked).toHaveText(['~~删除~~', '再一行', '- [ ] 任务']);
    await page.getByRole('button', {name: 'lines 3–4'}).click();
    expect(await selectedText(page)).toBe('~~删除~~\n再一行');
    await page.getByRole('button', {name: 'line 8'}).press('Enter');
    expect(await selectedText(page)).toBe('- [ ] 任务');
    await choose(page, 'Preview');
    await expect(marked).toHaveCount(0);
  });

  test('follow their options', {tag: outer}, async ({page}) => {
    await open(page, 'a\nb\n');
    await choose(page, 'Engines');
    await expect(page.getByText('All engines agree')).toBeVisible();
    await page.getByText('Engines and their options').click();
    await page
      .getByRole('group', {name: /^marked/})
      .getByLabel('breaks')
      .check();
    await expect(page.getByRole('region', {name: 'marked', exact: true})).toContainText('<br>');
    await page.getByRole('button', {name: 'Reset options'}).click();
    await expect(page.getByText('All engines agree')).toBeVisible();
  });
});

test.describe('diagnosis', () => {
  test('names the line, the rule and its section; its fix is one step to undo', async ({page}) => {
    const text = '# 标题\n\n**真，**她说。';
    await open(page, text);
    await expect(panel(page).getByRole('status')).toHaveText('1 found');
    await expect(panel(page)).toContainText('第 3 行');
    await expect(panel(page).getByRole('link', {name: /CommonMark 0.31.2 6.2/})).toBeVisible();
    await expect(editor(page).locator('.cm-lintRange-error')).not.toHaveCount(0);
    await panel(page).getByRole('listitem').getByRole('button').last().click();
    await expect.poll(() => editorText(page)).toBe('# 标题\n\n**真**，她说。');
    await expect(panel(page).getByRole('status')).toHaveText('Nothing found');
    await expect(preview(page).locator('strong')).toHaveText('真');
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe(text);
  });

  test('W9 says whether a chosen platform renders the text, with source and date', async ({
    page,
  }) => {
    await open(page, '姓名：张三\n电话：123\n\n这是 [[页面]]。[^1]\n\n[^1]: 注\n');
    await expect(panel(page).getByRole('button', {name: /分行写的几条会连成一行/})).toBeVisible();
    await panel(page).getByLabel('Platform').selectOption('Hexo');
    const support = panel(page).getByRole('group').filter({hasText: '在 Hexo 上'});
    await expect(panel(page).getByRole('button', {name: /分行写的几条会连成一行/})).toHaveCount(0);
    await support.getByText('在 Hexo 上：2 种写法不支持').click();
    const footnote = support.getByRole('listitem').filter({hasText: '脚注'});
    await expect(footnote).toContainText(/不支持.*第 4 行.*查阅于 \d{4} 年/s);
    await expect(footnote.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await footnote.getByRole('button').click();
    await expect(editor(page)).toBeFocused();

    await page.waitForTimeout(600);
    await page.reload();
    await hydrated(page);
    await expect(support).toBeVisible(); // the choice stays with the tab
    await panel(page).getByLabel('Platform').selectOption('Any');
    await expect(support).toHaveCount(0);
  });

  test('W6 mends all that is safe in one press, which is one step to undo', async ({page}) => {
    const text = '**真，**她说。\n\n1.甲\n2.乙\n\n一行\n两行';
    await open(page, text);
    await panel(page).getByRole('button', {name: '全部修复（2 处）'}).click();
    await expect.poll(() => editorText(page)).toBe('**真**，她说。\n\n1. 甲\n2. 乙\n\n一行\n两行');
    await expect(notice(page).getByText('Places fixed: 2')).toBeVisible();
    await expect(panel(page).getByRole('button', {name: /^全部修复/})).toHaveCount(0);
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe(text);
  });

  test('W5 F8 goes from one to the next; several in a line are told apart', async ({page}) => {
    await open(page, '**真，**她说，**假，**他说。\n\n#题');
    await expect(panel(page).getByRole('button', {name: /^第 1 行第 (?:1|10) 字：/})).toHaveCount(
      2,
    );
    await expect(panel(page).getByRole('button', {name: /^第 3 行：/})).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press('Control+Home');
    for (const place of ['**真，**', '**假，**', '#题']) {
      await page.keyboard.press('F8');
      expect(await selectedText(page)).toContain(place);
    }
  });

  test('W5 shows what a fix changes, before and after', async ({page}) => {
    await open(page, '#题');
    const item = panel(page).getByRole('listitem');
    await expect(item.getByRole('deletion')).toHaveText('#题');
    await expect(item.getByRole('insertion')).toHaveText('# 题');
  });

  test('leaves a text alone that has changed since', {tag: outer}, async ({page}) => {
    await open(page, '**真，**她说。');
    const fix = panel(page).getByRole('listitem').getByRole('button').last();
    await expect(fix).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press('Control+Home');
    // In one task, so that no diagnosis of the new text comes in between.
    await fix.evaluate((button: HTMLButtonElement) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '前面的字');
      const paste = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
      document.activeElement?.dispatchEvent(paste);
      button.click();
    });
    await expect.poll(() => editorText(page)).toBe('前面的字**真，**她说。');
    await fix.click();
    await expect.poll(() => editorText(page)).toBe('前面的字**真**，她说。');
  });

  test('leads to the place, by keyboard alone', {tag: outer}, async ({page}) => {
    await open(page, '前面一段\n\n**真，**她说。');
    const title = panel(page).getByRole('button', {name: /^第 3 行/});
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    expect(await selectedText(page)).toContain('真，');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 1366, height: 650}});

  test('W5 the first finding with its button is in view together with text and preview', async ({
    page,
  }) => {
    await open(page, '**真，**她说。');
    const fix = panel(page).getByRole('listitem').first().getByRole('button').last();
    await expect(fix).toBeInViewport({ratio: 1});
    await expect(editor(page).locator('.cm-line').first()).toBeInViewport({ratio: 1});
    await expect(preview(page).locator('p').first()).toBeInViewport({ratio: 1});
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('W5 text, result and problems are one press apart', async ({page}) => {
    await open(page, '**真，**她说。');
    await expect(editor(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await choose(page, 'Problems (1)');
    await expect(editor(page)).toBeHidden();
    await panel(page).getByRole('listitem').getByRole('button').last().click();
    await expect(panel(page).getByRole('status')).toHaveText('Nothing found');
    await choose(page, 'Result');
    await expect(preview(page).locator('strong')).toHaveText('真');
    await choose(page, 'Text');
    await expect.poll(() => editorText(page)).toBe('**真**，她说。');
  });

  test('W5 the mark of a line leads to its problem', async ({page}) => {
    await open(page, '甲\n\n**乙 **丙');
    await page.locator('.cm-lint-marker').click();
    await expect(page.getByRole('radio', {name: 'Problems (1)'})).toBeChecked();
    await expect(panel(page).getByRole('button', {name: /^第 3 行/})).toBeFocused();
  });

  test('W5 a problem leads to its place in the text', async ({page}) => {
    await open(page, '前面一段\n\n**真，**她说。');
    await choose(page, 'Problems (1)');
    await panel(page)
      .getByRole('button', {name: /^第 3 行/})
      .click();
    await expect(editor(page)).toBeFocused();
    expect(await selectedText(page)).toContain('真，');
  });
});

test.describe('a paste', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  /** Puts a text with formatting on the clipboard, and pastes it at the end of the editor's text. */
  async function paste(page: Page, html: string, plain: string): Promise<void> {
    await page.evaluate(
      async ([rich, text]) => {
        const blob = (content: string, type: string) => new Blob([content], {type});
        await navigator.clipboard.write([
          new ClipboardItem({
            'text/html': blob(rich, 'text/html'),
            'text/plain': blob(text, 'text/plain'),
          }),
        ]);
      },
      [html, plain] as const,
    );
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+v');
  }

  const html = '<h2>题</h2><p><b>真的，</b>她说</p>';

  test('X1 X2 keeps its formatting as Markdown; plain text is one press or one undo away', async ({
    page,
  }) => {
    await open(page, '前面\n\n');
    await paste(page, html, '题\n真的，她说');
    await expect.poll(() => editorText(page)).toBe('前面\n\n## 题\n\n**真的**，她说');
    await expect(notice(page).first()).toContainText('pasted as Markdown');
    await page.getByRole('button', {name: 'Plain text instead'}).click();
    await expect.poll(() => editorText(page)).toBe('前面\n\n题\n真的，她说');
    await page.getByRole('button', {name: 'Formatted'}).click();
    await expect.poll(() => editorText(page)).toBe('前面\n\n## 题\n\n**真的**，她说');

    await editor(page).press('Control+Home');
    await page.keyboard.press('Control+v');
    await expect.poll(() => editorText(page)).toMatch(/^## 题/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe('前面\n\n## 题\n\n**真的**，她说');
    await expect(page.getByRole('button', {name: 'Plain text instead'})).toBeHidden();
  });

  test('X42 a paste takes the form of its place, keeps what is typed meanwhile, and becomes code or a quotation', async ({
    page,
  }) => {
    await open(page, '| a |\n| - |\n| ');
    await paste(page, html, '题\n真的，她说');
    await expect.poll(() => editorText(page)).toBe('| a |\n| - |\n| 题<br>**真的**，她说');
    await open(page, '```\n');
    await paste(page, html, '题\n真的，她说');
    await expect.poll(() => editorText(page)).toBe('```\n题\n真的，她说');

    await open(page, '前');
    await paste(page, html, '题\n真的，她说');
    await page.keyboard.type('后');
    await expect.poll(() => editorText(page)).toBe('前\n\n## 题\n\n**真的**，她说后');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe('前');

    await paste(page, html, '题\n真的，她说');
    await page.getByRole('button', {name: 'As a quotation'}).click();
    await expect.poll(() => editorText(page)).toBe('前\n\n> ## 题\n>\n> **真的**，她说');
    await page.getByRole('button', {name: 'As code'}).click();
    await expect.poll(() => editorText(page)).toBe('前\n\n```\n题\n真的，她说\n```');
  });

  test('X1 without formatting is plain, and so is one that asks for it', async ({page}) => {
    await open(page, '');
    await paste(page, '<p>甲 *乙*</p>', '甲 *乙*');
    await expect.poll(() => editorText(page)).toBe('甲 *乙*');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, html, '题'); // Markdown
    await expect.poll(() => editorText(page)).toContain('## 题');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+v');
    await expect.poll(() => editorText(page)).toBe('题');
    await page.waitForTimeout(500);
    expect(await editorText(page)).toBe('题');
  });

  test('X3 that is too large is plain, with a word about it', async ({page}) => {
    await open(page, '');
    await paste(page, `<p><b>甲</b></p>${'<p>乙</p>'.repeat(300_000)}`, '甲乙');
    await expect(notice(page).first()).toContainText('too large');
    expect(await editorText(page)).toBe('甲乙');
  });
});

test('X33 where the frame does not load, the page writes it, and Back leaves the page', async ({
  page,
}) => {
  await page.route('**/playground-frame.html*', (route) => route.abort());
  await page.goto('docs/intro');
  await open(page, '# 标题');
  await editor(page).focus();
  await expect(preview(page).getByRole('heading', {name: '标题'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/docs\/intro$/);
});

test('X4 what a chat leaves in a text is cleaned in one press; each change can be taken back', async ({
  page,
}) => {
  const source = '**注意：**先备份【4:2†source】。\n\n公式 \\(a^2=b\\) 成立。';
  await open(page, source);
  await page.getByRole('button', {name: 'Clean AI text'}).click();
  await expect.poll(() => editorText(page)).toBe('**注意**：先备份。\n\n公式 $a^2=b$ 成立。');
  await expect(notice(page).first()).toContainText('Places cleaned: 3');
  await page.getByRole('checkbox', {name: '去掉引用标记'}).uncheck();
  await expect.poll(() => editorText(page)).toContain('先备份【4:2†source】。');
  await expect.poll(() => editorText(page)).toContain('**注意**：');
  await page.getByRole('checkbox', {name: '去掉引用标记'}).check();
  await expect.poll(() => editorText(page)).toContain('先备份。');

  await open(page, '没有痕迹');
  await page.getByRole('button', {name: 'Clean AI text'}).click();
  await expect(notice(page).first()).toContainText('Nothing to clean');
});

test.describe('links to a text', () => {
  test('X43 Share puts the text into the address, and no Back leads to an older one', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '第一段');
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' more');
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(notice(page).filter({hasText: 'Link copied'})).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(page).toHaveURL(new RegExp(`#[hz]=`));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());

    await page.evaluate(() => {
      window.location.hash = 'text=%E5%88%AB%E7%9A%84';
    });
    await expect.poll(() => editorText(page)).toBe('别的');
    await expect(notice(page).first()).toHaveText('Another text is here now. Yours is kept.');
    await page.getByRole('button', {name: 'Back to 第一段 more'}).click();
    await expect.poll(() => editorText(page)).toBe('第一段 more');
    await page.goBack();
    await page.waitForTimeout(300);
    expect(await editorText(page)).toBe('第一段 more');
  });

  test(
    'that are damaged or huge give a message, and keep the text',
    {tag: outer},
    async ({page}) => {
      const bomb = deflateSync(new Uint8Array(sharedTextLimit + 1), {level: 9});
      await open(page, '我的文字');
      for (const [hash, message] of [
        [hashOfText('别的文字，够长的一段')?.slice(0, -4) ?? '', 'The link is damaged'],
        ['z=!!!', 'The link is damaged'],
        ['example=commonmark/9999', 'This example does not exist'],
        [`z=${Buffer.from([0, 0, ...bomb]).toString('base64url')}`, 'exceeds 2 MB'],
      ] as const) {
        await showHash(page, hash);
        await expect(notice(page).filter({hasText: message})).toBeVisible();
        expect(await editorText(page)).toBe('我的文字');
      }
    },
  );

  test('whose fragment cannot be decoded do not crash the page', {tag: outer}, async ({page}) => {
    await open(page, '我的文字');
    await page.evaluate(() => {
      window.location.hash = '#%E4%zz';
    });
    await expect(editor(page)).toBeVisible();
    expect(await editorText(page)).toBe('我的文字');
  });

  test('to an example open it, with the engine that it names', {tag: outer}, async ({page}) => {
    await page.goto(`${path}#example=commonmark/350&engine=marked&gfm=false`);
    await hydrated(page);
    await expect(page.getByRole('radio', {name: 'Engines'})).toBeChecked();
    await page.getByText('Engines and their options').click();
    await expect(page.getByRole('group', {name: /^marked/}).getByLabel('gfm')).not.toBeChecked();
  });

  test('leave the tab’s own text one step away', {tag: outer}, async ({page}) => {
    await open(page, '');
    await editor(page).focus();
    await page.keyboard.type('My own text');
    await page.goto('docs/tutorial-basics/markdown-issue/emphasis');
    await hydrated(page);
    const example = page.locator('figure[data-phase]').first();
    await example.getByRole('link', {name: 'Playground'}).click();
    await expect(editor(page)).toBeVisible();
    await expect.poll(() => editorText(page)).not.toBe('My own text');
    await editor(page).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe('My own text');
  });

  test('that come later than a newer one change nothing', {tag: outer}, async ({page}) => {
    await open(page, '旧的');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await showHash(page, 'example=commonmark/17');
    await showText(page, '新的');
    await expect.poll(() => editorText(page)).toBe('新的');
    release();
    await page.waitForTimeout(500);
    expect(await editorText(page)).toBe('新的');
  });

  test('from an example of an article carry it', {tag: outer}, async ({page}) => {
    await page.goto('docs/tutorial-basics/markdown-issue/emphasis');
    await hydrated(page);
    const example = page.locator('figure[data-phase]').first();
    const source = await example.locator('pre').first().textContent();
    await example.getByRole('link', {name: 'Playground'}).click();
    await expect(editor(page)).toBeVisible();
    await expect.poll(() => editorText(page)).toBe(source);
  });
});

test.describe('when code does not load', () => {
  test.use({expectedMessages: /ERR_FAILED|Failed to load/});

  test(
    'an example is said not to load, and is tried again after a reload',
    {tag: outer},
    async ({page}) => {
      await open(page, '旧的');
      await page.route('**/*.js', (route) => route.abort());
      await showHash(page, 'example=commonmark/17');
      await expect(notice(page).filter({hasText: 'did not load'})).toBeVisible();
      expect(await editorText(page)).toBe('旧的');
      await page.waitForTimeout(600);
      await page.unrouteAll();
      await page.reload();
      await expect.poll(() => editorText(page)).not.toBe('旧的');
    },
  );
});

test(
  'the examples to start from are a menu, closed by Escape and by a press elsewhere',
  {tag: outer},
  async ({page}) => {
    await open(page, '旧的');
    const summary = page.locator('summary', {hasText: 'Examples'});
    const item = page.getByRole('button', {name: '表格', exact: true});
    await summary.click();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(item).toBeHidden();
    await summary.click();
    await item.click();
    await expect(item).toBeHidden();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editorText(page)).toBe('旧的');
  },
);

test.describe('files and the clipboard', () => {
  test(
    'a file is opened, in the encoding that it has, and can be undone',
    {tag: outer},
    async ({page}) => {
      await open(page, '旧的');
      const gbk = Buffer.from([0x23, 0x20, 0xb1, 0xea, 0xcc, 0xe2]);
      await page
        .locator('input[type="file"]')
        .setInputFiles({name: 'a.md', mimeType: 'text/markdown', buffer: gbk});
      await expect.poll(() => editorText(page)).toBe('# 标题');
      await expect(notice(page).filter({hasText: 'GB 18030'})).toBeVisible();
      await editor(page).focus();
      await page.keyboard.press('Control+z');
      await expect.poll(() => editorText(page)).toBe('旧的');
    },
  );

  test('a file keeps its line endings', {tag: outer}, async ({page}) => {
    await open(page, '旧的');
    const buffer = Buffer.from('# 甲\r\n\r\n乙\r\n');
    await page
      .locator('input[type="file"]')
      .setInputFiles({name: 'a.md', mimeType: 'text/markdown', buffer});
    await expect.poll(() => editorText(page)).toContain('乙');
    const download = page.waitForEvent('download');
    await page.locator('summary', {hasText: 'Save'}).click();
    await page.getByRole('button', {name: 'Markdown (.md)'}).click();
    expect(readFileSync(await (await download).path())).toEqual(buffer);
  });

  test('a file can be dropped; what is no text is refused', {tag: outer}, async ({page}) => {
    await open(page, '旧的');
    await drop(page, editor(page), [0x89, 0x50, 0x4e, 0x47, 0, 0]);
    await expect(notice(page).filter({hasText: 'This is not a text file'})).toBeVisible();
    expect(await editorText(page)).toBe('旧的');
    await drop(page, page.getByRole('region', {name: 'Results'}), [0x23, 0x20, 0x61]);
    await expect.poll(() => editorText(page)).toBe('# a');
  });

  test('the text is downloaded under its heading’s name', {tag: outer}, async ({page}) => {
    await open(page, '# 总线\n\n正文\n');
    const download = page.waitForEvent('download');
    await page.locator('summary', {hasText: 'Save'}).click();
    await page.getByRole('button', {name: 'Markdown (.md)'}).click();
    expect((await download).suggestedFilename()).toBe('总线.md');
  });

  test('HTML and rich text are copied', {tag: outer}, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '**粗**<script>alert(1)</script>\n');
    const copyTo = async (name: string) => {
      await page.getByText('Copy to …').click();
      await page.getByRole('button', {name, exact: true}).click();
    };
    await copyTo('HTML');
    await expect(notice(page).filter({hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '<strong>粗</strong><script>',
    );
    await copyTo('Rich text');
    const copied = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const blob = item?.types.includes('text/html')
          ? await item.getType('text/html')
          : undefined;
        return (await blob?.text()) ?? '';
      });
    await expect.poll(copied).toContain('<strong');
    const html = await copied();
    expect(html).not.toContain('script');
  });
});

test.describe('on a phone, with text at 200 %', () => {
  // The site's policy does not apply to a reader's own styles, but would forbid a test's.
  test.use({viewport: {width: 390, height: 844}, bypassCSP: true});

  test('nothing is lost or cut off', {tag: outer}, async ({page}) => {
    await open(page, '# 标题\n\n**真，**她说。\n');
    await page.addStyleTag({content: 'html {font-size: 200%}'});
    await choose(page, 'Problems (1)');
    await expect(panel(page)).toContainText('第 3 行');
    await choose(page, 'Result');
    for (const view of ['Preview', 'HTML', 'Syntax tree', 'Engines']) {
      await choose(page, view);
      const region = page.getByRole('region', {name: 'Results'});
      await expect(region).toBeVisible();
      const controls = page
        .getByRole('main')
        .locator('button, select, input:not(.sr-only), summary');
      for (const control of await controls.all()) {
        if (await control.isVisible()) {
          const {x, width} = (await control.boundingBox()) ?? {x: 0, width: 0};
          const name = `${view}: ${(await control.textContent()) ?? ''}`;
          expect(x, name).toBeGreaterThanOrEqual(0);
          expect(x + width, name).toBeLessThanOrEqual(390);
        }
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, view).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it would do, and shows a worked example', async ({page}) => {
    await page.goto(path);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByText('加粗没有生效')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('right-flanking');
  });
});

test('no other page fetches any of the playground', {tag: outer}, async ({page}) => {
  const own: string[] = [];
  page.on('request', (request) => {
    own.push(request.url());
  });
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const elsewhere = new Set(own);
  own.length = 0;
  await page.getByRole('link', {name: navbarLabels.playground}).first().click();
  await editor(page).focus();
  await expect(preview(page).getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.cm-content')).toBeVisible();
  const scripts = own.filter((url) => url.endsWith('.js') && !elsewhere.has(url));
  expect(scripts.length).toBeGreaterThan(3);
  for (const other of ['docs/intro', 'blog', 'docs/tutorial-basics/basic-syntax']) {
    own.length = 0;
    await page.goto(other);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(own.filter((url) => scripts.includes(url))).toEqual([]);
  }
});

/** The selection, read with the editor's own copy command. */
async function selectedText(page: Page): Promise<string> {
  await expect(editor(page)).toBeFocused();
  return page.evaluate(() => document.getSelection()?.toString() ?? '');
}

/** Drops a file with these bytes on an element. */
async function drop(page: Page, target: Locator, bytes: readonly number[]): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(content)], 'a.md', {type: 'text/markdown'}));
    return data;
  }, bytes);
  await target.dispatchEvent('dragover', {dataTransfer: transfer});
  await target.dispatchEvent('drop', {dataTransfer: transfer});
}
