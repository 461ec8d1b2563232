import {measured, no, official, partly, yes, type Platform} from '../evidence.ts';

const run = measured(
  'Hexo',
  'https://www.npmjs.com/package/hexo/v/8.1.2',
  '8.1.2，hexo-renderer-marked 7.0.1，默认设置',
);
const metadata = official('Front-matter', 'https://hexo.io/docs/front-matter');
const checked = '2026-11-27';

export const hexo: Platform = {
  id: 'hexo',
  name: 'Hexo',
  scope: '',
  cells: {
    commonmark: yes(run, '回车就换行；`{{ }}` 当成模板', checked),
    tables: yes(run, '', checked),
    tasks: yes(run, '', checked),
    strikethrough: yes(run, '', checked),
    links: yes(run, '会吞掉后面的中文', checked),
    footnotes: no(run, '原样显示，或变成链接', checked),
    alerts: no(run, '显示为引用', checked),
    math: partly(run, '默认原样显示；要装插件或用主题的', checked),
    mermaid: no(run, '显示为代码', checked),
    html: yes(run, '不清洗', checked),
    anchors: yes(run, '汉字保留', checked),
    highlight: no(run, '', checked),
    wikilinks: no(run, '', checked),
    emoji: no(run, '', checked),
    frontMatter: yes(metadata, '', checked),
    files: yes(metadata, '文章就是 `.md`', checked),
  },
};
