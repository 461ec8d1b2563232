import {code, no, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const markdown = official(
  'Markdown Options',
  'https://jekyllrb.com/docs/configuration/markdown/',
  '2026 年 4 月',
);
const frontMatter = official(
  'Front Matter',
  'https://jekyllrb.com/docs/front-matter/',
  '2026 年 4 月',
);
const kramdown = 'https://kramdown.gettalong.org';
const syntax = official('kramdown Syntax', `${kramdown}/syntax.html`, '2026 年 1 月');
const converter = official(
  'kramdown：HTML Converter',
  `${kramdown}/converter/html.html`,
  '2026 年 1 月',
);
const mathjax = official(
  'kramdown：Math Engine MathJax',
  `${kramdown}/math_engine/mathjax.html`,
  '2026 年 1 月',
);
const gfm = code('kramdown-parser-gfm', 'https://github.com/kramdown/parser-gfm');
const commonmark = code(
  'jekyll-commonmark-ghpages',
  'https://github.com/github/jekyll-commonmark-ghpages',
);
const pages = official(
  'About GitHub Pages and Jekyll',
  'https://docs.github.com/en/pages/setting-up-a-github-pages-site-with-jekyll/about-github-pages-and-jekyll',
);
const mermaid = thirdParty(
  'actions-template-sync 议题 263',
  'https://github.com/AndreasAugustin/actions-template-sync/issues/263',
  '2022 年 12 月',
);
const review = thirdParty(
  'Markdown Guide：Jekyll',
  'https://www.markdownguide.org/tools/jekyll/',
  '2021 年 12 月',
);

export const jekyll: Platform = {
  id: 'jekyll',
  name: 'Jekyll',
  scope: 'GitHub Pages',
  cells: {
    commonmark: partly(markdown, '默认是 kramdown，规则不同'),
    tables: yes(syntax),
    tasks: yes(gfm),
    strikethrough: yes(gfm),
    links: partly([syntax, commonmark], 'kramdown 只认尖括号'),
    footnotes: yes(syntax),
    math: partly([syntax, mathjax], '写 `$$`，自己引入 MathJax'),
    mermaid: no(mermaid),
    html: yes(syntax),
    anchors: yes(converter, '`{:toc}` 是目录'),
    highlight: no(review),
    emoji: partly(pages, '要打开插件 jemoji'),
    frontMatter: yes(frontMatter),
    files: yes(pages, '文章就是 `.md`'),
  },
};
