import {code, official, partly, yes, type Platform} from '../evidence.ts';

const help = 'https://joplinapp.org/help';
const edition = '2024 年 10 月';
const guide = official('Markdown Guide', `${help}/apps/markdown`, edition);
const files = official('Importing and exporting', `${help}/apps/import_export`, edition);
const frontMatter = official(
  'Markdown with Front Matter Exporter/Importer',
  `${help}/dev/spec/interop_with_frontmatter`,
  edition,
);
const repository = 'https://github.com/laurent22/joplin';
const renderer = `${repository}/blob/dev/packages/renderer`;
const engine = code('MdToHtml.ts', `${renderer}/MdToHtml.ts`, '2026 年');
const linkify = code('setupLinkify.ts', `${renderer}/MdToHtml/setupLinkify.ts`, edition);
const maintainer = official(
  'laurent22/joplin 合并请求 7815',
  `${repository}/pull/7815`,
  '2023 年 2 月的回复',
);
const metadata = official(
  'laurent22/joplin 合并请求 14256',
  `${repository}/pull/14256`,
  '2026 年 2 月',
);
const checked = '2026-11-22';

export const joplin: Platform = {
  id: 'joplin',
  name: 'Joplin',
  scope: '',
  cells: {
    commonmark: yes(guide, '单个回车默认就换行'),
    tables: yes(guide),
    tasks: yes(guide, '可以点'),
    strikethrough: yes([maintainer, engine], '帮助说不支持，其实可用', checked),
    links: partly([guide, linkify], '不认 `www.` 开头的，也不认邮箱', checked),
    footnotes: yes(guide),
    math: yes(guide),
    mermaid: yes(guide),
    html: yes(guide),
    anchors: yes([guide, engine], '`[toc]` 是目录', checked),
    highlight: yes(guide),
    emoji: partly(guide, '默认关着'),
    frontMatter: yes([metadata, frontMatter], '2026 年起原样显示；导入、导出时也认', checked),
    files: yes([files, frontMatter]),
  },
};
