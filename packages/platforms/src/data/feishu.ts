import {code, partly, yes, type Platform} from '../evidence.ts';

const skills = 'https://github.com/larksuite/cli/blob/main/skills';
const edition = '飞书官方命令行工具，2026 年 4 月';
const create = code('创建飞书云文档', `${skills}/lark-doc/references/lark-doc-create.md`, edition);
const fetchDocument = code(
  '获取飞书云文档',
  `${skills}/lark-doc/references/lark-doc-fetch.md`,
  edition,
);
const importFile = code(
  '导入本地文件',
  `${skills}/lark-drive/references/lark-drive-import.md`,
  edition,
);
const board = code('飞书画板', `${skills}/lark-whiteboard/SKILL.md`, edition);

export const feishu: Platform = {
  id: 'feishu',
  name: '飞书',
  scope: '云文档，由 Markdown 创建',
  cells: {
    commonmark: partly(create, '不认缩进代码块'),
    tables: yes(create),
    tasks: yes(create),
    strikethrough: yes(create),
    alerts: partly(create, '写 `<callout>`'),
    math: yes(create, '`$` 外侧要空格'),
    mermaid: partly(board, '放进画板'),
    html: partly(create, '只有 `<u>` 和自己的标签'),
    anchors: partly(create, '目录自动生成；链接不能带锚点'),
    highlight: partly(create, '写 `<text>` 标签'),
    files: yes([importFile, fetchDocument], '图片另外取'),
  },
};
