/** A row of the table of engines in the article on extended syntax. */
interface Feature {
  /** The first cell, without the marks of code. */
  readonly name: string;
  readonly source: string;
  /** Part of the normalised HTML of an engine that does it. */
  readonly done: string;
  /** A way to do half of it: its part of the HTML, and what the cell says. */
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
  {name: '禁用标签', source: '<iframe>', done: '&#x3C;iframe>'},
  {name: '脚注', source: '甲[^1]\n\n[^1]: 乙', done: 'data-footnotes'},
];

/** Features that no engine has: their source stays what CommonMark makes of it. */
export const absentFeatures = [
  '> [!NOTE]\n> 略读时也应该知道的信息。',
  '$a^2$',
  '```mermaid\nflowchart LR\n```',
  ':+1:',
] as const;

export const featureSources: readonly string[] = [
  ...features.map(({source}) => source),
  ...absentFeatures,
];
