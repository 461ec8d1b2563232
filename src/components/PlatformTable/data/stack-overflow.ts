import {code, official, partly, yes, type Platform} from '../evidence';

const migration = official(
  'We’re switching to CommonMark',
  'https://meta.stackexchange.com/q/348746',
  '2020 年 6 月 20 日完成',
);
const editor = 'https://github.com/StackExchange/Stacks-Editor/blob/main';
const specification = code('Stack-Flavored Markdown', `${editor}/markdown-spec.md`, '2025 年 8 月');
const parser = code(
  'markdown-parser.ts',
  `${editor}/src/shared/markdown-parser.ts`,
  '2025 年 8 月',
);

export const stackOverflow: Platform = {
  name: 'Stack Overflow',
  scope: '问题和回答',
  cells: {
    commonmark: yes([migration, specification], '标题只到三级'),
    tables: yes(specification),
    links: yes(parser),
    html: partly(specification, '只准名单里的标签'),
  },
};
