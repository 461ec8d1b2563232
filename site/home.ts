/** The three ways into the site, in the order in which a reader needs them. */
export const ways = [
  {
    title: '学',
    question: '从没写过 Markdown？',
    answer: '十分钟写出第一页：标题、段落、列表、链接、图片、代码。',
    link: {label: '入门教程', to: '/docs/intro'},
  },
  {
    title: '查',
    question: '忘了表格怎么写？',
    answer: '语法逐项列出：写什么、得到什么、哪里支持；还有一页速查表。',
    link: {label: '速查表', to: '/docs/cheat-sheet'},
  },
  {
    title: '排错',
    question: '写了却不生效？',
    answer: '按症状查原因：加粗的星号露了出来、网址吞了句号、列表断了号……',
    link: {label: '为什么不生效', to: '/docs/tutorial-basics/markdown-issue'},
  },
] as const;

/** Articles that the home page names, each with the question it answers. */
export const articles = [
  {to: '/blog/rs485-vs-can', title: 'RS485 与 CAN', question: '同样两根线，该用哪一种？'},
  {
    to: '/blog/screen-size-calculation',
    title: '屏幕尺寸计算',
    question: '尺寸、分辨率与 PPI 怎样互算？',
  },
  {
    to: '/blog/semiconductor-companies',
    title: '知名半导体公司',
    question: '谁设计、谁制造、谁做工具？',
  },
  {
    to: '/blog/harmonyos-versions',
    title: 'HarmonyOS 各版本差异',
    question: '版本号与 API 怎样对应？',
  },
  {
    to: '/blog/ubuntu-18-disable-root',
    title: 'Ubuntu 18.04 禁用 root',
    question: '怎样禁用才不把自己锁在外面？',
  },
] as const;

/** The sample of the home page: source, and what every CommonMark engine makes of it. */
export const sample = {
  source: [
    '## 购物清单',
    '',
    '- **苹果**：三个',
    '- 牛奶',
    '',
    '看[菜谱](/docs/intro)再出门。',
  ].join('\n'),
} as const;
