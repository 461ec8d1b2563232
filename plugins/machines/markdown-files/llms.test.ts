import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, it} from 'vitest';
import {checkLlmsIndex} from '../../../scripts/checks/llms';
import {renderFull, renderIndex} from './llms';

const site = {
  title: 'Markdown 中文',
  tagline: '学会、查清、用对',
  address: 'https://a.test/x/',
  licence: 'CC BY-SA 4.0',
};

const article = (path: string, title: string, breadcrumb: string[], description = '') => ({
  page: {path, title, breadcrumb},
  description,
});

const index = renderIndex(
  [
    article('blog/can', 'CAN [上]', ['Blog'], '怎么选。'),
    article('docs/语法/basic', '基本语法', ['文档', '语法']),
    article('docs/语法/more', '扩展语法', ['文档', '语法'], '表格\n和脚注。'),
    article('about', '关于', []),
  ],
  site,
);

describe('the index of Markdown files', () => {
  it('X39 has no address of a disk, a network drive or a program', () => {
    const about = '见 [甲](//b.test/c) 与 [乙](file:///d)。';
    expect(renderIndex([article('a', '一', [], about)], site)).toContain(
      '见 [甲](https://b.test/c) 与 [乙](<>)。',
    );
  });

  it('D14 lists them by category and blog, with what each is about', () => {
    expect(index).toContain(
      [
        '## Blog',
        '- [CAN \\[上\\]](https://a.test/x/blog/can.md): 怎么选。',
        '## 语法',
        '- [基本语法](https://a.test/x/docs/%E8%AF%AD%E6%B3%95/basic.md)\n- [扩展语法](https://a.test/x/docs/%E8%AF%AD%E6%B3%95/more.md): 表格 和脚注。',
        '## Markdown 中文',
        '- [关于](https://a.test/x/about.md)',
      ].join('\n\n'),
    );
  });

  it('D14 is of the form of llmstxt.org', () => {
    expect(checkLlmsIndex(index)).toEqual([]);
  });

  it.each([
    ['no title', index.replace('# Markdown 中文\n', ''), 'title'],
    ['a second title', `${index}\n# Again\n`, 'title'],
    ['no quotation', index.replace(/^> .*$/m, ''), 'quotation'],
    ['a heading of the third level', index.replace('## Blog', '### Blog'), 'level'],
    ['prose below a heading', `${index}\nprose\n`, 'list'],
    ['an item without a link', index.replace(/- \[关于\].*/, '- 关于'), 'link'],
    [
      'a link that is not absolute',
      index.replace('(https://a.test/x/about.md)', '(/about.md)'),
      'link',
    ],
  ])('D14 the check finds %s', (_what, text, about) => {
    expect(checkLlmsIndex(text).join()).toContain(about);
  });

  it('D14 all files in one have each its title', () => {
    const full = renderFull(['# 甲\n\n正文\n', '# 乙\n\n正文\n'], site);
    const titles = fromMarkdown(full).children.filter((node) => node.type === 'heading');
    expect(titles).toHaveLength(3);
    expect(full).toMatch(/正文\n\n# 乙\n\n正文\n$/);
  });
});
