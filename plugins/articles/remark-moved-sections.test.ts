import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import remarkMovedSections from './remark-moved-sections';

function html(markdown: string, frontMatter: object): string {
  const tree = fromMarkdown(markdown);
  remarkMovedSections({headings: ['全部小节']})(tree, new VFile({data: {frontMatter}}));
  return toHtml(toHast(tree));
}

const list =
  '## 甲\n\n- [甲](./z.md)\n\n## 全部小节\n\n- [代码 `a`](./code.md)：[ATX 标题](./a.md#atx-标题)、[甲](./a.md)、[甲](./b.md)\n\n## 参考资料\n\n- [乙](./c.md)';

it('D18 links of the list get the ids that their texts had as headings', () => {
  const ids = [...html(list, {moved_sections: true}).matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['代码-a', 'atx-标题', '甲', '甲-1']);
});

it('D18 other links, and other pages, stay as they are', () => {
  expect(html('[甲](./a.md)\n\n## 全部小节', {moved_sections: true})).not.toContain('id=');
  expect(html(list, {})).not.toContain('id=');
});
