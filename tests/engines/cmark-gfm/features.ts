/** A row of the table of engines on the page about GFM and the engines. */
interface Feature {
  /** The first cell, without code marks. */
  readonly name: string;
  readonly source: string;
  /** Part of the normalised HTML of an engine that has the feature. */
  readonly done: string;
  /** Half of the feature: its part of the HTML, and the text of the cell. */
  readonly half?: {readonly html: string; readonly says: string};
}

const prefixOutside = {html: ':<a href="mailto:me@example.com">', says: '前缀留在外面'};

export const features: readonly Feature[] = [
  {name: '表格', source: '| 甲 |\n| --- |\n| 1 |', done: '<table>'},
  {name: '任务列表', source: '- [x] 完成', done: '<input checked disabled type="checkbox">'},
  {name: '引用里的任务列表', source: '> - [x] 完成', done: '<input checked disabled'},
  {name: '删除线 ~~', source: '~~甲~~', done: '<p><del>甲</del></p>'},
  {name: '删除线 ~', source: '~甲~', done: '<p><del>甲</del></p>'},
  {name: '裸 https://', source: 'https://example.com', done: '<a href="https://example.com">'},
  {name: '裸 www.', source: 'www.example.com', done: '<a href="http://www.example.com">'},
  {name: '裸邮箱', source: 'me@example.com', done: '<a href="mailto:me@example.com">'},
  {
    name: 'mailto: 带前缀',
    source: 'mailto:me@example.com',
    done: '>mailto:me@example.com</a>',
    half: prefixOutside,
  },
  {
    name: 'xmpp: 带前缀',
    source: 'xmpp:me@example.com/phone',
    done: '>xmpp:me@example.com/phone</a>',
    half: prefixOutside,
  },
  {name: 'ftp://', source: 'ftp://example.com', done: '<a href="ftp://example.com">'},
  {name: '汉字域名', source: 'https://中文.com/a', done: '<p><a href="https://'},
  {name: '禁用标签', source: '<iframe>', done: '&#x3C;iframe>'},
  {name: '脚注', source: '甲[^1]\n\n[^1]: 乙', done: 'data-footnotes'},
];

/** Features that no engine has: CommonMark's result for their source does not change. */
export const absentFeatures = [
  '> [!NOTE]\n> 略读时也应该知道的信息。',
  '$a^2$',
  '```mermaid\nflowchart LR\n```',
  ':+1:',
] as const;

const inTable = (rows: string) => `| 甲 |\n| --- |\n${rows}`;

/** Sentences of the article that distinguish the engines, with part of the normalised HTML of each. */
export const sentences = [
  {
    says: 'markdown-it strikes inside three tildes',
    source: '这会~~~不会~~~划掉。',
    markdownIt: '~<del>不会</del>~',
    marked: '~~~不会~~~',
    micromark: '~~~不会~~~',
    cmark: '~~~不会~~~',
  },
  {
    says: 'marked does not mind underscores at the end of a host, markdown-it does everywhere',
    source: 'https://a.b_c.com https://a_b.c.com',
    markdownIt: '<p>https://a.b_c.com https://a_b.c.com</p>',
    marked: 'https://a.b_c.com</a> <a href="https://a_b.c.com">',
    micromark: '<p>https://a.b_c.com <a href="https://a_b.c.com">',
    cmark: '<p>https://a.b_c.com <a href="https://a_b.c.com">',
  },
  {
    says: 'markdown-it keeps a question mark, a tilde and an underscore at the end',
    source: 'https://example.com/a?! https://example.com/b~ https://example.com/c_',
    markdownIt: '/a?</a>! <a href="https://example.com/b~">https://example.com/b~</a>',
    marked: '/a</a>?! <a href="https://example.com/b">https://example.com/b</a>~',
    micromark: '/a</a>?! <a href="https://example.com/b">https://example.com/b</a>~',
    cmark: '/a</a>?! <a href="https://example.com/b">https://example.com/b</a>~',
  },
  {
    says: 'only markdown-it takes a plus sign behind @',
    source: 'me@mail+a.com',
    markdownIt: '<a href="mailto:me@mail+a.com">',
    marked: '<p>me@mail+a.com</p>',
    micromark: '<p>me@mail+a.com</p>',
    cmark: '<p>me@mail+a.com</p>',
  },
  {
    says: 'a tag that stands alone ends a table in micromark and cmark-gfm',
    source: inTable('| 1 |\n<ins>'),
    markdownIt: '<td><ins>',
    marked: '<td><ins>',
    micromark: '</table><ins>',
    cmark: '</table><ins>',
  },
  {
    says: 'indented code ends a table',
    source: inTable('| 1 |\n    乙'),
    markdownIt: '</table><pre>',
    marked: '</table><pre>',
    micromark: '</table><pre>',
    cmark: '</table><pre>',
  },
  {
    says: 'two backslashes before a pipe keep the cell whole in markdown-it and cmark-gfm',
    source: inTable('| `a \\\\| b` |'),
    markdownIt: '<code>a \\| b</code>',
    marked: '<td>`a \\</td>',
    micromark: '<td>`a \\</td>',
    cmark: '<code>a \\| b</code>',
  },
] as const;

export const featureSources: readonly string[] = [
  ...features.map(({source}) => source),
  ...absentFeatures,
  ...sentences.map(({source}) => source),
];
