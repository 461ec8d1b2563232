import {code, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const archive = 'https://github.com/grasilife/yuque/blob/master';
const edition = '语雀帮助 2018 年 4 月的存档';
const editor = official(
  '深入浅出可视化文档编辑器',
  `${archive}/dive-into-yuque-editor.md`,
  edition,
);
const question = official('支持 Markdown 语法吗？', `${archive}/lnobo9.md`, edition);
const math = official('数学公式', `${archive}/editor-math.md`, edition);
const anchors = official('编辑器 2.4 发布说明', `${archive}/editor-2.4.md`, edition);
const api = code('yuque/yuque-open-cli', 'https://github.com/yuque/yuque-open-cli', '2026 年 7 月');
const drawing = thirdParty('yuquetopdf 的 README', 'https://github.com/elsejj/yuquetopdf');

export const yuque: Platform = {
  id: 'yuque',
  name: '语雀',
  scope: '文档编辑器',
  cells: {
    commonmark: partly([question, editor], '边打边转，大部分写法可用'),
    tables: yes(editor, '打 `|A|B|` 再回车'),
    tasks: yes(editor),
    strikethrough: yes(editor),
    math: partly(math, '从菜单插入，写 LaTeX'),
    mermaid: partly(drawing, '从「文本绘图」插入'),
    anchors: partly(anchors, '锚点是六位字符，可以改'),
    highlight: yes(editor),
    emoji: partly(editor, '打冒号，从列表里选'),
    files: yes([question, api]),
  },
};
