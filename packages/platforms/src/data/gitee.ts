import {official, partly, yes, type Platform} from '../evidence.ts';

const help =
  'https://github.com/3LogicGroup/gitee_ru_help/blob/ad7669409ed97035c085a386bacaa7def960f7b8/User%20Manual/docs';
const parser = official(
  'Изменение парсера Markdown（Markdown 解析器的改动）',
  `${help}/enterprise/wiki/markdown-parser-changes.md`,
  'Gitee 帮助的俄文版，2024 年 6 月',
);
const files = official(
  'Импорт/экспорт документов（导入与导出文档）',
  `${help}/base/wiki/import-export.md`,
  'Gitee 帮助的俄文版，2024 年 6 月',
);

export const gitee: Platform = {
  id: 'gitee',
  name: 'Gitee',
  scope: '',
  cells: {
    commonmark: yes(parser),
    tables: yes(parser),
    html: partly(parser, '写明可用的是表格的跨行跨列'),
    anchors: partly(parser, '`[TOC]` 已取消，目录要自己写'),
    files: yes(files, 'Wiki 能导入 `.md`'),
  },
};
