import {no, partly, thirdParty, type Platform} from '../evidence.ts';

const pasteHelper = thirdParty(
  'Markdown Paste Helper 的 README',
  'https://github.com/xuenhua/Markdown-Paste-Helper',
  '2026 年 5 月',
);
const repository = 'https://github.com/doocs/md';
const doocs = thirdParty('doocs/md 的 README', repository, '2026 年 8 月');
const sample = thirdParty(
  'doocs/md 的示例文章',
  `${repository}/blob/main/apps/web/src/assets/example/markdown.zh-CN.md`,
  '2026 年 8 月',
);
const footnotes = thirdParty(
  'doocs/md 的 footnotes.ts',
  `${repository}/blob/main/packages/core/src/extensions/footnotes.ts`,
  '2026 年 8 月',
);
const converted = '要用工具转换';

export const wechat: Platform = {
  id: 'wechat',
  name: '微信公众号',
  scope: '图文编辑器',
  cells: {
    commonmark: no([pasteHelper, doocs], '只收富文本，先用工具转换'),
    tables: partly(sample, converted),
    strikethrough: partly(sample, converted),
    links: no(sample, '公众号以外的链接点不动'),
    footnotes: partly(footnotes, converted),
    alerts: partly(doocs, converted),
    math: partly(doocs, converted),
    mermaid: partly(doocs, converted),
    html: partly(pasteHelper, '样式写在标签里，粘贴进去'),
    highlight: partly(sample, converted),
  },
};
