import {no, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const guides = 'https://developers.notion.com/guides/data-apis';
const flavour = official(
  'Notion-flavored Markdown format',
  `${guides}/notion-flavored-markdown`,
  '接口 v2',
);
const deprecated = official(
  'Enhanced markdown format',
  `${guides}/enhanced-markdown`,
  '接口 v1，已弃用',
);
const content = official(
  'Working with markdown content',
  `${guides}/working-with-markdown-content`,
);
const review = thirdParty(
  'Markdown Guide：Notion',
  'https://www.markdownguide.org/tools/notion/',
  '2023 年 10 月',
);
const checked = '2026-11-22';

export const notion: Platform = {
  id: 'notion',
  name: 'Notion',
  scope: '',
  cells: {
    commonmark: partly(
      [review, deprecated],
      '链接和图片打字不行；接口 v1 把五、六级标题变成四级',
      checked,
    ),
    tables: partly([flavour, review], '粘贴可以，打字不行', checked),
    tasks: yes([flavour, review], '', checked),
    strikethrough: partly([flavour, review], '打字用一个 `~`，粘贴用两个', checked),
    links: yes(review),
    footnotes: no([flavour, review], '', checked),
    alerts: partly(flavour, '写 `<callout>`', checked),
    math: yes(flavour, '`$$` 要独占一行', checked),
    mermaid: yes(deprecated, '', checked),
    html: partly([flavour, review], '编辑器不认；接口认 `<u>` 等几个和自己的标签', checked),
    anchors: partly([flavour, review], '目录是单独的块', checked),
    highlight: no(review),
    emoji: partly(review, '打字可以，粘贴不行'),
    files: yes(content, '接口读写 Markdown'),
  },
};
