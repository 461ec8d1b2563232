import {code, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const migration = official(
  "We're switching to CommonMark",
  'https://meta.stackexchange.com/q/348746',
  '2020 年 6 月 20 日完成',
);
const tags = thirdParty(
  'What HTML tags are allowed on Stack Exchange sites?',
  'https://meta.stackexchange.com/q/1777',
  '用户维护的清单，第 37 版',
);
const editor = 'https://github.com/StackExchange/Stacks-Editor';
const headings = official('Stacks-Editor 议题 20', `${editor}/issues/20`, '2022 年 3 月的回复');
const specification = code(
  'Stack-Flavored Markdown',
  `${editor}/blob/7494403f46de469c35ffea210b10bbf1ebad01fc/markdown-spec.md`,
  '2020 年 11 月，2022 年 6 月删除',
);
const parser = code(
  'markdown-parser.ts',
  `${editor}/blob/main/src/shared/markdown-parser.ts`,
  '2025 年 8 月',
);
const html = code(
  'markdown-it/html.ts',
  `${editor}/blob/main/src/shared/markdown-it/html.ts`,
  '2025 年 8 月',
);
const checked = '2026-11-22';

export const stackOverflow: Platform = {
  id: 'stack-overflow',
  name: 'Stack Overflow',
  scope: '问题和回答',
  cells: {
    commonmark: yes([migration, headings], '标题六级都认', checked),
    tables: yes([parser, specification], '', checked),
    links: partly(parser, '不认 `www.` 开头的，也不认邮箱', checked),
    html: partly([html, tags], '只准名单里的标签', checked),
  },
};
