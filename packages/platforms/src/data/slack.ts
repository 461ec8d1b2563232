import {no, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const review = thirdParty(
  'Markdown Guide：Slack',
  'https://www.markdownguide.org/tools/slack/',
  '2026 年 2 月',
);
const block = official(
  'Markdown block',
  'https://docs.slack.dev/reference/block-kit/blocks/markdown-block',
);
const byApps = '打字不行，应用可以发';
const checked = '2026-11-22';

export const slack: Platform = {
  id: 'slack',
  name: 'Slack',
  scope: '消息',
  cells: {
    commonmark: partly([review, block], '加粗是一个星号；应用可发标准写法'),
    tables: partly([review, block], byApps, checked),
    tasks: partly([review, block], byApps, checked),
    strikethrough: partly([review, block], '消息里用一个 `~`'),
    links: yes(review),
    footnotes: no(review),
    html: no(review),
    anchors: no(review),
    highlight: no(review),
    emoji: yes(review),
  },
};
