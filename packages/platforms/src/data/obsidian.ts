import {official, partly, thirdParty, yes, type Platform} from '../evidence.ts';

const help = 'https://help.obsidian.md';
const edition = '2026 年 8 月';
const basic = official('Basic formatting syntax', `${help}/syntax`, edition);
const advanced = official('Advanced formatting syntax', `${help}/advanced-syntax`, edition);
const flavour = official(
  'Obsidian Flavored Markdown',
  `${help}/obsidian-flavored-markdown`,
  edition,
);
const callouts = official('Callouts', `${help}/callouts`, edition);
const html = official('HTML content', `${help}/html`, edition);
const links = official('Internal links', `${help}/links`, edition);
const properties = official('Properties', `${help}/properties`, edition);
const storage = official('How Obsidian stores data', `${help}/data-storage`, edition);
const review = thirdParty(
  'Markdown Guide：Obsidian',
  'https://www.markdownguide.org/tools/obsidian/',
  '2023 年 4 月',
);
const shortcodes = thirdParty(
  'Emoji Shortcodes 插件的 README',
  'https://github.com/phibr0/obsidian-emoji-shortcodes',
  '2022 年 12 月',
);
const checked = '2026-11-22';

export const obsidian: Platform = {
  id: 'obsidian',
  name: 'Obsidian',
  scope: '',
  cells: {
    commonmark: yes(flavour, 'HTML 标签里的记号不解析'),
    tables: yes(advanced),
    tasks: yes(basic, '方括号里可写任意字符'),
    strikethrough: yes(basic),
    links: yes([review, flavour], '第三方的说法；帮助只说支持 GFM', checked),
    footnotes: yes(basic),
    alerts: yes(callouts, '类型更多，可折叠'),
    math: yes(advanced),
    mermaid: yes(advanced),
    html: partly(html, '清洗过；标签里不解析记号'),
    anchors: partly(links, '不换算，照抄标题：`[[#标题]]`', checked),
    highlight: yes(basic),
    wikilinks: yes(links),
    emoji: partly([review, shortcodes], '第三方的说法：本身不认，要装插件', checked),
    frontMatter: yes(properties, '成为笔记的属性'),
    files: yes(storage, '笔记就是 `.md`'),
  },
};
