import {measured, no, official, partly, yes, type Platform} from '../evidence.ts';

const docs = 'https://docusaurus.io/docs/markdown-features';
const site = measured('Docusaurus', docs, '3.10.2，本站的构建');
const math = official('Math Equations', `${docs}/math-equations`);
const diagrams = official('Diagrams', `${docs}/diagrams`);

export const docusaurus: Platform = {
  id: 'docusaurus',
  name: 'Docusaurus',
  scope: '',
  cells: {
    commonmark: partly(site, '按 MDX：没有缩进代码块和尖括号链接'),
    tables: yes(site),
    tasks: yes(site),
    strikethrough: yes(site),
    links: yes(site),
    footnotes: yes(site),
    alerts: partly(site, '写 `:::note`'),
    math: partly([site, math], '要装插件'),
    mermaid: partly([site, diagrams], '要装主题'),
    html: partly(site, '按 JSX 解析'),
    anchors: yes(site, '另认 `{#id}`；目录在页边'),
    highlight: no(site),
    wikilinks: no(site),
    emoji: yes(site),
    frontMatter: yes(site),
    files: yes(site, '文章就是 `.md`'),
  },
};
