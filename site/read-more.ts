/** The pages below docs/tutorial-basics: their sections by anchor, with the rules that each explains. */
export const sections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'markdown-issue/emphasis': {
    加粗挨着标点: [
      'emphasis-close-after-punctuation',
      'emphasis-open-before-punctuation',
      'strikethrough-flanking',
    ],
    星号里面有空格: ['emphasis-space-inside', 'emphasis-fullwidth-asterisk'],
    汉字之间的下划线: ['emphasis-underscore-in-word'],
    加粗加错了字: ['emphasis-across-blocks'],
    星号变成斜体: ['emphasis-by-accident'],
  },
  'markdown-issue/links': {
    链接用了全角括号: [
      'link-space-before-destination',
      'link-fullwidth-brackets',
      'image-fullwidth-mark',
      'definition-fullwidth-colon',
      'link-wrong-brackets',
    ],
    网址里有空格或引号: ['link-destination-space', 'link-title-quotes'],
    网址吞掉后面的字: ['autolink-swallows-text'],
    链接到标题却不跳: ['link-anchor'],
  },
  'markdown-issue/lists': {
    编号不是列表: [
      'list-no-space',
      'list-fullwidth-number',
      'list-fullwidth-bullet',
      'list-marker-letter',
    ],
    数字开头的段落变成列表: ['list-interrupts-paragraph', 'list-number-year'],
    子列表没有缩进够: ['list-nested-indent'],
    任务列表不出方框: [
      'task-list-no-space',
      'task-list-fullwidth',
      'task-list-no-bullet',
      'task-list-empty',
    ],
    编号不连续: ['fence-between-list-items', 'fence-leaves-list-item'],
  },
  'markdown-issue/breaks': {
    看不见的字符: ['marker-beside-wide-space'],
    缩进变成代码: ['indented-code-by-accident'],
    回车不换行: ['break-at-block-end', 'break-fullwidth-space', 'line-break-missing'],
    汉字之间多出空格: ['soft-break-between-han'],
  },
  'markdown-issue/blocks': {
    行内代码里有反引号: ['code-span-fullwidth-backtick'],
    表格没有出来: [
      'table-fullwidth-pipe',
      'table-no-header',
      'table-no-delimiter-row',
      'table-delimiter-columns',
      'table-delimiter-characters',
      'table-blank-line',
      'tab-separated-table',
      'table-below-list-item',
    ],
    格子里的竖线: ['table-extra-cells'],
    表格收不住: ['table-swallows-text'],
    围栏没有闭合: ['fence-unclosed', 'fence-in-fence', 'fence-fullwidth'],
    井号后面没有空格: ['heading-no-space', 'heading-fullwidth-sign', 'heading-too-deep'],
    短横线把上一行变成标题: ['heading-setext-by-accident', 'thematic-break-fullwidth'],
  },
  'markdown-issue/symbols': {
    波浪号划掉了数字: ['strikethrough-range'],
    尖括号里的字消失: ['html-inline-swallowed'],
    引用的大于号是全角: ['quote-fullwidth', 'quote-lazy'],
    脚注不出来: [
      'footnote-fullwidth-colon',
      'footnote-undefined',
      'footnote-unused',
      'footnote-label-space',
      'footnote-caret',
    ],
    元数据不在第一行: [
      'front-matter-not-first',
      'front-matter-bom',
      'front-matter-colon',
      'front-matter-unclosed',
      'front-matter-value',
      'front-matter-invalid',
    ],
    反斜杠自己露了出来: ['backslash-lost'],
  },
  'markdown-issue/toc': {
    'toc-原样显示': ['extension-toc'],
  },
  'basic-syntax/links': {
    行内链接: [
      'link-no-scheme',
      'link-backslash',
      'link-text-bracket',
      'link-unbalanced-parentheses',
    ],
    引用式链接: ['reference-undefined'],
    链接定义: ['definition-in-paragraph', 'definition-duplicate'],
    自动链接: ['autolink-fullwidth-brackets'],
  },
  'basic-syntax/images': {
    指定图片的大小: ['image-size'],
  },
  'basic-syntax/escapes': {
    实体字符: ['entity-no-semicolon', 'entity-name-case'],
  },
  'basic-syntax/lists': {
    有序列表: ['list-number-ignored'],
    哪些行算同一个列表: ['list-merged', 'list-by-accident'],
    嵌套与多段内容: ['paragraph-between-list-items'],
  },
  'basic-syntax/list-items': {
    紧凑与松散: ['list-loose'],
    列表项缩进过头断开时怎样改: ['list-swallows-text'],
  },
  'basic-syntax/paragraphs': {
    软换行: ['soft-break-short-lines'],
  },
  'extended-syntax/complex-tables': {
    在单元格里放列表: ['table-cell-break'],
  },
  'basic-syntax/code': {
    围栏代码块: ['fence-code-in-info'],
  },
  'basic-syntax/html': {
    'html-块': [
      'html-block-markdown',
      'html-comment-unclosed',
      'html-comment-line',
      'html-unclosed-tag',
    ],
  },
  'extended-syntax/filtered-html': {
    九个标签: ['html-filtered'],
  },
  'extended-syntax/alerts': {
    提示框容易错的地方: ['alert-syntax'],
  },
  'extended-syntax/index': {
    别的平台自己的写法: [
      'extension-highlight',
      'extension-superscript',
      'extension-wikilink',
      'container-colons',
      'container-indented',
      'template-braces',
    ],
  },
  'extended-syntax/github': {
    表情短码: ['extension-emoji'],
  },
  'extended-syntax/mermaid': {
    '哪里支持-mermaid': ['extension-mermaid'],
  },
  'extended-syntax/math': {
    四种写法: ['math-brackets'],
    公式容易错的地方: ['math-emphasis', 'math-escape', 'math-price'],
  },
  'markdown-features/jsx': {
    变量与表达式: ['mdx-braces'],
    标签与属性: ['mdx-html'],
  },
};

/** By rule, the address of the section that explains it. */
export const readMore: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sections).flatMap(([page, anchors]) =>
    Object.entries(anchors).flatMap(([anchor, rules]) =>
      rules.map((rule) => [
        rule,
        `/docs/tutorial-basics/${page.replace(/\/index$/, '')}#${anchor}`,
      ]),
    ),
  ),
);
