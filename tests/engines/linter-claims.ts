/** A mistake from the article on failures, and the results of the linters. */
interface Finding {
  readonly source: string;
  /** The first rule of markdownlint that it breaks. */
  readonly rule?: string;
  readonly repaired?: string;
  readonly broken?: string;
}

/** The rows of the table below 它们发现得了什么, in its order. */
export const findings: readonly Finding[] = [
  {source: '**真，**她'},
  {source: '说**「甲」**和**「乙」**吧'},
  {source: '这是__重点__内容', broken: '这是 __ 重点 __ 内容'},
  {source: '** 重点 **', rule: 'MD037'},
  {source: '#标题', rule: 'MD018'},
  {source: '#\u3000标题', rule: 'MD018'},
  {source: '＃ 标题'},
  {source: '1、甲'},
  {source: '1.买菜', broken: '1。买菜'},
  {source: '-洗碗'},
  {source: '- [x]完成', repaired: '- [x] 完成'},
  {source: '[文字]（https://example.com）', rule: 'MD034'},
  {
    source: '[文字] (https://example.com)',
    rule: 'MD034',
    broken: '[文字]（https://example.com）',
  },
  {source: '见 https://example.com。下一句', rule: 'MD034'},
  {source: '价格 100~200，数量 300~400。'},
  {source: '返回 List<String> 类型。', rule: 'MD033', broken: '返回 List <String>类型。'},
  {source: '｜ 甲 ｜ 乙 ｜'},
  {source: '| 甲 |\n| --- |\n| 1 |\n这句话进了表格。', rule: 'MD055'},
  {source: '10. 父项\n   - 子项', rule: 'MD007'},
  {source: '用Markdown写', repaired: '用 Markdown 写'},
  {source: '2000 行, 很快 。', repaired: '2000 行，很快。'},
  {source: '甲    乙', broken: '甲乙'},
];

interface Rewriting {
  readonly source: string;
  readonly result: string;
}

/** Results of zhlint with the article's configuration. */
export const corrections: readonly Rewriting[] = [
  {source: '她说“你好”。', result: '她说「你好」。'},
  {source: '甲(乙)', result: '甲（乙）'},
  {source: '用Markdown写3页', result: '用 Markdown 写 3 页'},
  {source: '10:30开始', result: '10:30 开始'},
  {source: '100～200', result: '100～200'},
  {source: '她说"你好".', result: '她说 "你好"。'},
  {source: "版本是 {version.split('.')[0]}。", result: "版本是 {version.split（'。'）[0]}。"},
  {source: 'https://example.com/甲,乙', result: 'https://example.com/甲，乙'},
  {source: '$甲,乙$', result: '$甲，乙$'},
  {source: 'e.g.甲', result: 'e.g。甲'},
  {source: '1.第一', result: '1。第一'},
  {source: '\u3000\u3000首行', result: '首行'},
];

/** Results of zhlint by default. */
export const defaultCorrections: readonly Rewriting[] = [
  {source: '（文字）和「文字」', result: '(文字) 和 “文字”'},
  {source: '100～200', result: '100~200'},
];

/** Results of Prettier with the article's configuration. */
export const formattings: readonly Rewriting[] = [
  {source: '用Markdown写3页', result: '用Markdown写3页'},
  {source: '*强调*', result: '_强调_'},
  {source: '（*强调*）', result: '（_强调_）'},
  {source: '重*点*字', result: '重*点*字'},
  {source: '__重点__', result: '**重点**'},
  {source: '* 甲', result: '- 甲'},
  {source: '+ 甲', result: '- 甲'},
  {source: '1) 甲', result: '1. 甲'},
  {source: '- 甲\n    - 乙', result: '- 甲\n  - 乙'},
  {source: '**真，**她', result: '**真，**她'},
  {source: '1、甲', result: '1、甲'},
  {source: '100~200', result: '100~200'},
  {source: '第一句。\n第二句。', result: '第一句。\n第二句。'},
  {source: '1. 甲\n1. 乙', result: '1. 甲\n1. 乙'},
  {
    source: '| 甲 | 乙 |\n| --- | --- |\n| 电源 | abc |',
    result: '| 甲   | 乙  |\n| ---- | --- |\n| 电源 | abc |',
  },
];
