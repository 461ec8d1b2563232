import type {Page} from '@playwright/test';
import {playgroundPath} from '../../../site/playground';

const unit = [
  '## 总线与终端\n',
  'RS-485 是**差分**总线，`A` 与 `B` 之间的电压差表示一位，详见[手册](https://example.com/manual)。\n',
  '- 终端电阻 120 Ω\n- 偏置电阻 *可选*\n- [x] 屏蔽层单端接地\n',
  '| 速率 | 长度 |\n| --- | --- |\n| 10 Mbit/s | 12 m |\n| 100 kbit/s | 1200 m |\n',
  '一段普通的中文，说说线缆、节点与反射，够长一些，才像一篇真正的文章：支线越短越好，地线不可省略。\n',
  '```c\nint main(void) { return 0; }\n```\n',
].join('\n');

/** The beginning of the line in which the benchmark types. */
export const typedLine = '一段普通的中文';

/** A text of ordinary Markdown, of about this many kilobytes in UTF-8. */
export function ordinaryMarkdown(kilobytes: number): string {
  const pieces = Math.ceil((kilobytes * 1024) / Buffer.byteLength(`${unit}\n`));
  return Array.from({length: pieces}, () => `${unit}\n`).join('');
}

/** Opens the playground with a text, as a reader who left it finds it. */
export async function openDraft(page: Page, text: string): Promise<void> {
  await page.addInitScript((doc) => {
    if (window === window.top) {
      const editor = {doc, selection: {ranges: [{anchor: 0, head: 0}], main: 0}};
      sessionStorage.setItem('playground', JSON.stringify({editor, hash: ''}));
    }
  }, text);
  await page.goto(playgroundPath);
}
