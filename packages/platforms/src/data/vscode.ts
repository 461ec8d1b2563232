import {code, measured, no, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const manual = official(
  'Markdown and Visual Studio Code',
  'https://code.visualstudio.com/docs/languages/markdown',
  '2025 年 3 月 5 日版',
);
const update = official(
  'Visual Studio Code 1.121 更新说明',
  'https://code.visualstudio.com/updates/v1_121',
  '2026 年 5 月 20 日',
);
const repository = 'https://github.com/microsoft/vscode';
const preview = code(
  'markdown-language-features（预览的源码）',
  `${repository}/tree/main/extensions/markdown-language-features`,
);
const alerts = official('microsoft/vscode 议题 209652', `${repository}/issues/209652`);
const engine = measured(
  'markdown-it（预览的引擎）',
  'https://github.com/markdown-it/markdown-it',
  '15.0.3，打开 html 与 linkify',
);
const extensions = thirdParty(
  'GitHub Markdown Preview 扩展包',
  'https://github.com/mjbvz/vscode-github-markdown-preview',
);
const review = thirdParty(
  'Markdown Guide：Visual Studio Code',
  'https://www.markdownguide.org/tools/vscode/',
  '2021 年 12 月',
);

export const vscode: Platform = {
  id: 'vscode',
  name: 'VS Code',
  scope: '内置预览',
  cells: {
    commonmark: yes(manual),
    tables: yes([engine, review]),
    tasks: yes(preview, '新版有；方框点不动'),
    strikethrough: yes([engine, review]),
    links: partly(engine, '不认 `www.` 开头的'),
    footnotes: partly(extensions, '要装扩展'),
    alerts: no(alerts, '显示为引用'),
    math: yes(manual),
    mermaid: yes(update, '1.121 起'),
    html: yes([review, manual], '脚本不运行'),
    anchors: yes(manual),
    highlight: no(review),
    emoji: partly(extensions, '要装扩展'),
    frontMatter: yes(update, '1.121 起，显示为表格'),
    files: yes(manual, '直接编辑 `.md`'),
  },
};
