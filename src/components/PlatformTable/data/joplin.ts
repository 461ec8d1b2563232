import {official, partly, thirdParty, yes, type Platform} from '../evidence';

const help = 'https://joplinapp.org/help';
const edition = '2024 年 10 月';
const guide = official('Markdown Guide', `${help}/apps/markdown`, edition);
const files = official('Importing and exporting', `${help}/apps/import_export`, edition);
const frontMatter = official(
  'Markdown with Front Matter Exporter/Importer',
  `${help}/dev/spec/interop_with_frontmatter`,
  edition,
);
const review = thirdParty(
  'Markdown Guide：Joplin',
  'https://www.markdownguide.org/tools/joplin/',
  '2024 年 5 月',
);

export const joplin: Platform = {
  name: 'Joplin',
  scope: '',
  cells: {
    commonmark: yes(guide, '单个回车默认就换行'),
    tables: yes(guide),
    tasks: yes(guide, '可以点'),
    strikethrough: yes(review),
    links: yes(guide),
    footnotes: yes(guide),
    math: yes(guide),
    mermaid: yes(guide),
    html: yes(guide),
    anchors: yes([guide, review], '`[toc]` 是目录'),
    highlight: yes(guide),
    emoji: partly(guide, '默认关着'),
    frontMatter: partly(frontMatter, '只在导入、导出时'),
    files: yes([files, frontMatter]),
  },
};
