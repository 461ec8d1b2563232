import {official, partly, yes, type Platform} from '../evidence.ts';

const help = 'https://support.typora.io';
const edition = '2024 年 3 月';
const reference = official('Markdown Reference', `${help}/Markdown-Reference/`, edition);
const links = official('Links', `${help}/Links/`, edition);
const alerts = official('Typora 1.8', `${help}/What%27s-New-1.8/`, '2024 年 1 月 19 日');
const math = official('Math and Academic Functions', `${help}/Math/`, edition);
const diagrams = official(
  'Draw Diagrams With Markdown',
  `${help}/Draw-Diagrams-With-Markdown/`,
  edition,
);
const html = official('HTML Support in Typora', `${help}/HTML/`, edition);
const enable = '先在偏好设置里打开';

export const typora: Platform = {
  id: 'typora',
  name: 'Typora',
  scope: '',
  cells: {
    commonmark: partly(reference, '照 GFM，有小差异；不认缩进代码块'),
    tables: yes(reference),
    tasks: yes(reference, '可以点'),
    strikethrough: yes(reference),
    links: yes([reference, links]),
    footnotes: yes(reference),
    alerts: partly([alerts, reference], `1.8 起；${enable}`),
    math: partly([reference, math], `行内公式${enable}`),
    mermaid: partly(diagrams, enable),
    html: partly(html, '不认脚本、`class` 和 `id`'),
    anchors: yes(reference, '`[toc]` 是目录'),
    highlight: partly(reference, enable),
    emoji: yes(reference),
    frontMatter: yes(reference),
    files: yes(reference, '直接编辑 `.md`'),
  },
};
