import {no, official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const docs = 'https://docs.github.com/en/get-started/writing-on-github';
const basic = official(
  'Basic writing and formatting syntax',
  `${docs}/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax`,
);
const specification = official(
  'GitHub Flavored Markdown Spec',
  'https://github.github.com/gfm/',
  '0.29 版',
);
const tables = official(
  'Organizing information with tables',
  `${docs}/working-with-advanced-formatting/organizing-information-with-tables`,
);
const math = official(
  'Writing mathematical expressions',
  `${docs}/working-with-advanced-formatting/writing-mathematical-expressions`,
);
const diagrams = official(
  'Creating diagrams',
  `${docs}/working-with-advanced-formatting/creating-diagrams`,
);
const wikis = official(
  'Editing wiki content',
  'https://docs.github.com/en/communities/documenting-your-project-with-wikis/editing-wiki-content',
);
const punctuation = thirdParty(
  'cmark-gfm 议题 83',
  'https://github.com/github/cmark-gfm/issues/83',
);
const metadata = thirdParty(
  'github/markup 议题 1490',
  'https://github.com/github/markup/issues/1490',
);
const highlight = thirdParty(
  'generate-github-markdown-css 议题 36',
  'https://github.com/sindresorhus/generate-github-markdown-css/issues/36',
  '2026 年 2 月的回复',
);

export const github: Platform = {
  id: 'github',
  name: 'GitHub',
  scope: '',
  cells: {
    commonmark: yes(specification, '底本是 CommonMark 0.29'),
    tables: yes(tables),
    tasks: yes(basic, '对话里可以点'),
    strikethrough: yes(basic),
    links: yes([basic, punctuation], '会吞掉后面的中文标点'),
    footnotes: yes(basic, 'wiki 里除外'),
    alerts: yes(basic, '五种，不能嵌套'),
    math: yes(math),
    mermaid: yes(diagrams),
    html: partly(specification, '过滤九个标签，再清洗一遍'),
    anchors: yes(basic, '汉字保留；目录在文件页顶部'),
    highlight: no(highlight),
    wikilinks: partly(wikis, '只在 wiki 里'),
    emoji: yes(basic),
    frontMatter: yes(metadata, '显示为横排的表格'),
    files: yes(basic, '仓库里就是 `.md`'),
  },
};
