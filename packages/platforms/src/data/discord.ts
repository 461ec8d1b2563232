import {no, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const review = thirdParty(
  'Markdown Guide：Discord',
  'https://www.markdownguide.org/tools/discord/',
  '2025 年 11 月',
);

export const discord: Platform = {
  id: 'discord',
  name: 'Discord',
  scope: '消息',
  cells: {
    commonmark: partly(review, '没有图片和分隔线，`__` 是下划线'),
    tables: no(review),
    tasks: no(review),
    strikethrough: yes(review),
    links: yes(review),
    footnotes: no(review),
    html: no(review),
    anchors: no(review),
    highlight: no(review),
    emoji: yes(review),
  },
};
