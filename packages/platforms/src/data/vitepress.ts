import {measured, no, official, partly, yes, type Platform} from '../evidence.ts';

const run = measured(
  'VitePress',
  'https://www.npmjs.com/package/vitepress/v/1.6.4',
  '1.6.4，默认设置的渲染器',
);
const guide = official(
  'Markdown Extensions',
  'https://vitepress.dev/guide/markdown',
  '2.0.0-alpha.19 的文本',
);

export const vitepress: Platform = {
  id: 'vitepress',
  name: 'VitePress',
  scope: '',
  cells: {
    commonmark: yes(run),
    tables: yes(run),
    tasks: partly([run, guide], '1.6 没有，2.0 预览版有'),
    strikethrough: yes(run),
    links: partly(run, '不认 `www.` 开头的'),
    footnotes: partly([run, guide], '1.6 没有，2.0 预览版有'),
    alerts: yes(run, '另认 `:::`'),
    math: partly([run, guide], '要装插件'),
    mermaid: no(run, '显示为代码'),
    html: yes(run),
    anchors: yes(run, '`[[toc]]` 是目录'),
    highlight: no(run),
    wikilinks: no(run),
    emoji: yes(run),
    frontMatter: yes(run),
    files: yes(guide, '文章就是 `.md`'),
  },
};
