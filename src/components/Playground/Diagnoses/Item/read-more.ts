/** The pages below docs/tutorial-basics/markdown-issue: their sections by anchor, with the rules that each explains. */
export const sections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  emphasis: {
    加粗挨着标点: [
      'emphasis-close-after-punctuation',
      'emphasis-open-before-punctuation',
      'strikethrough-flanking',
    ],
    星号里面有空格: ['emphasis-space-inside', 'emphasis-fullwidth-asterisk'],
    汉字之间的下划线: ['emphasis-underscore-in-word'],
  },
  links: {
    链接用了全角括号: [
      'link-space-before-destination',
      'link-fullwidth-brackets',
      'image-fullwidth-mark',
      'definition-fullwidth-colon',
    ],
    网址里有空格或引号: ['link-destination-space', 'link-title-quotes'],
    网址吞掉后面的字: ['autolink-swallows-text'],
  },
  lists: {
    编号不是列表: ['list-no-space', 'list-fullwidth-number', 'list-fullwidth-bullet'],
    数字开头的段落变成列表: ['list-interrupts-paragraph', 'list-number-year'],
    子列表没有缩进够: ['list-nested-indent'],
    任务列表不出方框: ['task-list-no-space', 'task-list-fullwidth', 'task-list-no-bullet'],
    编号不连续: ['fence-between-list-items', 'fence-leaves-list-item'],
  },
  breaks: {
    看不见的字符: ['marker-beside-wide-space'],
    缩进变成代码: ['indented-code-by-accident'],
    回车不换行: ['break-at-block-end', 'break-fullwidth-space', 'line-break-missing'],
    汉字之间多出空格: ['soft-break-between-han'],
  },
  blocks: {
    行内代码里有反引号: ['code-span-fullwidth-backtick'],
    表格没有出来: [
      'table-fullwidth-pipe',
      'table-no-header',
      'table-no-delimiter-row',
      'table-delimiter-columns',
      'table-delimiter-characters',
      'table-blank-line',
      'tab-separated-table',
    ],
    格子里的竖线: ['table-extra-cells'],
    表格收不住: ['table-swallows-text'],
    围栏没有闭合: ['fence-unclosed', 'fence-in-fence', 'fence-fullwidth'],
    井号后面没有空格: ['heading-no-space', 'heading-fullwidth-sign', 'heading-too-deep'],
    短横线把上一行变成标题: ['heading-setext-by-accident', 'thematic-break-fullwidth'],
  },
  symbols: {
    波浪号划掉了数字: ['strikethrough-range'],
    尖括号里的字消失: ['html-inline-swallowed'],
    引用的大于号是全角: ['quote-fullwidth', 'quote-lazy'],
    脚注不出来: [
      'footnote-fullwidth-colon',
      'footnote-undefined',
      'footnote-unused',
      'footnote-label-space',
    ],
    元数据不在第一行: [
      'front-matter-not-first',
      'front-matter-bom',
      'front-matter-colon',
      'front-matter-unclosed',
      'front-matter-value',
    ],
  },
};

const addresses = new Map(
  Object.entries(sections).flatMap(([page, anchors]) =>
    Object.entries(anchors).flatMap(([anchor, rules]) =>
      rules.map((rule) => [rule, `/docs/tutorial-basics/markdown-issue/${page}#${anchor}`]),
    ),
  ),
);

/** The address of the section that explains a rule; undefined if there is none. */
export const readMoreOf = (rule: string): string | undefined => addresses.get(rule);
