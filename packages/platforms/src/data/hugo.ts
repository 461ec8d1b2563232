import {official, partly, yes, type Platform} from '../evidence.ts';

const site = 'https://gohugo.io';
const edition = '2026 年 8 月';
const markup = official('Configure markup', `${site}/configuration/markup/`, edition);
const formats = official('Content formats', `${site}/content-management/formats/`, edition);
const quotes = official('Blockquote render hooks', `${site}/render-hooks/blockquotes/`, edition);
const diagrams = official('Diagrams', `${site}/content-management/diagrams/`, edition);
const math = official(
  'Mathematics in Markdown',
  `${site}/content-management/mathematics/`,
  edition,
);
const emojis = official('Emojis', `${site}/quick-reference/emojis/`, edition);

export const hugo: Platform = {
  id: 'hugo',
  name: 'Hugo',
  scope: '',
  cells: {
    commonmark: yes(markup),
    tables: yes(markup),
    tasks: yes(markup),
    strikethrough: yes(markup),
    links: yes(markup),
    footnotes: yes(markup),
    alerts: partly(quotes, '要写模板'),
    math: partly(math, '要改配置'),
    mermaid: partly(diagrams, '要写模板'),
    html: partly(markup, '默认不输出'),
    anchors: yes(markup, '规则照 GitHub'),
    highlight: partly(markup, '默认关着'),
    emoji: partly(emojis, '要改配置'),
    frontMatter: yes(formats),
    files: yes(formats, '文章就是 `.md`'),
  },
};
