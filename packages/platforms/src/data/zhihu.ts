import {no, partly, thirdParty, type Platform} from '../evidence.ts';

const converter = thirdParty(
  'md2zhihu 的 README',
  'https://github.com/drmingdrmer/md2zhihu',
  '2026 年 1 月',
);
const pasteHelper = thirdParty(
  'Markdown Paste Helper 的 zhihu.js',
  'https://github.com/xuenhua/Markdown-Paste-Helper/blob/main/browser-extension/content/platforms/zhihu.js',
  '2026 年 5 月',
);
const editor = thirdParty(
  'VSCode-Zhihu 0.5.0 的发布说明',
  'https://github.com/niudai/VSCode-Zhihu/blob/master/release_notes/0.5.0.md',
  '2021 年',
);

export const zhihu: Platform = {
  id: 'zhihu',
  name: '知乎',
  scope: '文章编辑器',
  cells: {
    commonmark: partly([pasteHelper, converter], '粘贴或导入时转换'),
    tables: partly([converter, editor], '先转成 HTML 表格'),
    tasks: no(pasteHelper),
    alerts: no(pasteHelper),
    math: partly(converter, '先转成公式图片'),
    mermaid: no(converter, '先转成图片'),
    html: partly([converter, pasteHelper], '认表格，`<details>` 要改写'),
    files: partly(converter, '能导入；导出未核实'),
  },
};
