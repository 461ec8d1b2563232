import {no, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const review = thirdParty(
  'Markdown Guide：Reddit',
  'https://www.markdownguide.org/tools/reddit/',
  '2021 年 12 月',
);

export const reddit: Platform = {
  id: 'reddit',
  name: 'Reddit',
  scope: 'Markdown 编辑器',
  cells: {
    commonmark: partly(review, '列表不认 `+`，不能贴图'),
    tables: yes(review),
    tasks: no(review),
    strikethrough: yes(review),
    links: yes(review),
    footnotes: no(review),
    html: no(review),
    anchors: partly(review, '自动生成，不能指定'),
    highlight: no(review),
  },
};
