/** The site's purpose, in one sentence. */
export const purpose =
  '中文的 Markdown 教程、语法手册与排错指南。写法对照规范，例子由真实的引擎渲染。';

/** Prefix of ids in results of the samples. */
export const samplePlace = 'try-';

/** Texts to try on the home page, which first shows the first of them with its result. */
export const samples = [
  {
    label: '清单',
    source: [
      '# 周末进山',
      '',
      '早上 **8:30** 出发，带上：',
      '',
      '- 水和[地图](https://example.com)',
      '- 充电宝',
      '',
      '> 山里没有信号。',
    ].join('\n'),
  },
  {
    label: '表格',
    source: [
      '| 符号 | 意思 | 个数 |',
      '| --- | :---: | ---: |',
      '| `#` | 标题 | 1–6 |',
      '| `**` | 加粗 | 2 |',
      '| `-` | 列表 | 1 |',
    ].join('\n'),
  },
  {
    label: '待办',
    source: ['- [x] 写完', '- [ ] 校对', '- [ ] ~~排版~~'].join('\n'),
  },
  {
    label: '为什么不粗',
    source: ['**真，**她说。', '', '**真**，她说。', '', '星号贴着标点又贴着字，就不算数。'].join(
      '\n',
    ),
  },
] as const;

const issues = '/docs/tutorial-basics/markdown-issue';
const basic = '/docs/tutorial-basics/basic-syntax';
const extended = '/docs/tutorial-basics/extended-syntax';

/** The three ways into the site, in the order in which a reader needs them. */
export const learn = {
  sign: '学',
  question: '从没写过？',
  answer: '每课五分钟，写完就批改，没写对会说明为什么。',
  link: {label: '边写边学', to: '/learn'},
  steps: [
    {label: '段落', to: '/learn/paragraphs'},
    {label: '标题', to: '/learn/headings'},
    {label: '强调', to: '/learn/emphasis'},
    {label: '列表', to: '/learn/lists'},
    {label: '嵌套', to: '/learn/nested-lists'},
    {label: '引用', to: '/learn/quotes'},
    {label: '代码', to: '/learn/code'},
    {label: '链接', to: '/learn/links'},
    {label: '图片', to: '/learn/pictures'},
    {label: '表格', to: '/learn/tables'},
    {label: '十个陷阱', to: '/learn/traps'},
    {label: '写 README', to: '/learn/readme'},
  ],
} as const;

export const lookUp = {
  sign: '查',
  question: '忘了怎么写？',
  answer: '写什么、得到什么、哪里支持，逐项列出。',
  link: {label: '一页速查表', to: '/docs/cheat-sheet'},
  lines: [
    {code: '**加粗**', label: '强调', to: `${basic}#强调`},
    {code: '[文字](网址)', label: '链接', to: `${basic}#链接`},
    {code: '![说明](图片)', label: '图片', to: `${basic}#图片`},
    {code: '- 一项', label: '列表', to: `${basic}#列表`},
    {code: '> 一句话', label: '引用', to: `${basic}#引用`},
    {code: '`代码`', label: '代码', to: `${basic}#代码`},
    {code: '| 表 | 格 |', label: '表格', to: `${extended}#表格`},
    {code: '- [ ] 待办', label: '任务列表', to: `${extended}#任务列表`},
  ],
} as const;

export const findOut = {
  sign: '诊',
  question: '写了却不生效？',
  answer: '按症状查：哪个字符的错，规范哪一条，怎么改。',
  link: {label: '全部症状', to: issues},
  symptoms: [
    {label: '星号露了出来', to: `${issues}#加粗挨着标点`},
    {label: '网址吞了句号', to: `${issues}#网址吞掉后面的字`},
    {label: '井号没变成标题', to: `${issues}#井号后面没有空格`},
    {label: '回车没有换行', to: `${issues}#回车不换行`},
    {label: '表格没有出来', to: `${issues}#表格没有出来`},
    {label: '子列表不缩进', to: `${issues}#子列表没有缩进够`},
    {label: '图片不显示', to: `${issues}#图片不显示`},
    {label: '汉字间多出空格', to: `${issues}#汉字之间多出空格`},
  ],
} as const;

/** One diagnosis of the playground, in its own words. */
export const diagnosis = {
  source: '**真，**她说。',
  wrong: '**真，**',
  rest: '她说。',
  title: '结尾的星号夹在标点和文字之间',
  mended: '**真**，她说。',
} as const;
