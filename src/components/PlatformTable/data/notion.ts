import {no, official, partly, thirdParty, yes, type Platform} from '../evidence';

const guides = 'https://developers.notion.com/guides/data-apis';
const format = official('Enhanced markdown format', `${guides}/enhanced-markdown`);
const content = official(
  'Working with markdown content',
  `${guides}/working-with-markdown-content`,
);
const review = thirdParty(
  'Markdown Guide：Notion',
  'https://www.markdownguide.org/tools/notion/',
  '2023 年 10 月',
);

export const notion: Platform = {
  name: 'Notion',
  scope: '',
  cells: {
    commonmark: partly([format, review], '五、六级标题成了四级'),
    tables: partly([format, review], '粘贴可以，打字不行'),
    tasks: yes([format, review]),
    strikethrough: partly([format, review], '打字用一个 `~`，粘贴用两个'),
    links: yes(review),
    footnotes: no(review),
    alerts: partly(format, '写 `<callout>`'),
    math: yes(format),
    mermaid: yes(format),
    html: no(review),
    anchors: partly([format, review], '目录是单独的块'),
    highlight: no(review),
    emoji: partly(review, '打字可以，粘贴不行'),
    files: yes(content, '接口读写 Markdown'),
  },
};
