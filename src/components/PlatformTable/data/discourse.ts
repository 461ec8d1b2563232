import {code, partly, yes, type Platform} from '../evidence';

const repository = 'https://github.com/discourse/discourse';
const features = `${repository}/blob/main/frontend/discourse-markdown-it/src`;
const setup = code('setup.js', `${features}/setup.js`);
const table = code('table.js', `${features}/features/table.js`);
const callouts = code('callouts.js', `${features}/features/callouts.js`);
const anchor = code('anchor.js', `${features}/features/anchor.js`);
const emoji = code('emoji.js', `${features}/features/emoji.js`);
const strikethrough = code(
  'strikethrough.js',
  `${repository}/blob/main/frontend/discourse/app/static/prosemirror/extensions/strikethrough.js`,
);
const checklist = code('checklist 插件', `${repository}/tree/main/plugins/checklist`);
const footnote = code('footnote 插件', `${repository}/tree/main/plugins/footnote`);
const math = code('discourse-math 插件', `${repository}/tree/main/plugins/discourse-math`);
const mermaid = code(
  'discourse-mermaid-theme-component',
  'https://github.com/discourse/discourse-mermaid-theme-component',
);

export const discourse: Platform = {
  name: 'Discourse',
  scope: '',
  cells: {
    commonmark: yes(setup, '单个回车默认就换行'),
    tables: yes(table),
    tasks: yes(checklist, '插件自带，默认开着'),
    strikethrough: yes(strikethrough),
    links: yes(setup, '站点可以关掉'),
    footnotes: yes(footnote, '插件自带，默认开着'),
    alerts: yes(callouts, '较新的版本'),
    math: partly(math, '插件默认关着'),
    mermaid: partly(mermaid, '要装主题组件'),
    html: partly(setup, '只准名单里的标签'),
    anchors: partly(anchor, '汉字从锚点里删掉'),
    emoji: yes(emoji),
  },
};
