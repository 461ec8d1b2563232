import {code, partly, yes, type Platform} from '../evidence.ts';

const repository = 'https://github.com/discourse/discourse';
const features = `${repository}/blob/main/frontend/discourse-markdown-it/src`;
const setup = code('setup.js', `${features}/setup.js`);
const engine = code('engine.js', `${features}/engine.js`);
const allowList = code(
  'allow-lister.js',
  `${repository}/blob/main/frontend/pretty-text/addon/allow-lister.js`,
);
const table = code('table.js', `${features}/features/table.js`);
const callouts = code('callouts.js', `${features}/features/callouts.js`);
const anchor = code('anchor.js', `${features}/features/anchor.js`);
const emoji = code('emoji.js', `${features}/features/emoji.js`);
const checklist = code('checklist 插件', `${repository}/tree/main/plugins/checklist`);
const footnote = code('footnote 插件', `${repository}/tree/main/plugins/footnote`);
const math = code('discourse-math 插件', `${repository}/tree/main/plugins/discourse-math`);
const mermaid = code(
  'discourse-mermaid-theme-component',
  'https://github.com/discourse/discourse-mermaid-theme-component',
);
const checked = '2026-11-22';

export const discourse: Platform = {
  id: 'discourse',
  name: 'Discourse',
  scope: '',
  cells: {
    commonmark: yes(setup, '单个回车默认就换行'),
    tables: yes(table),
    tasks: yes(checklist, '插件自带，默认开着'),
    strikethrough: yes(engine, '', checked),
    links: yes([setup, engine], '站点可以关掉', checked),
    footnotes: yes(footnote, '插件自带，默认开着'),
    alerts: yes(callouts, '较新的版本'),
    math: partly(math, '插件默认关着'),
    mermaid: partly(mermaid, '要装主题组件'),
    html: partly(allowList, '只准名单里的标签', checked),
    anchors: partly(anchor, '删掉汉字，前加帖子编号，末加序号', checked),
    emoji: yes(emoji),
  },
};
