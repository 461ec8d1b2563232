import type {Section} from '../example.ts';

const article = '/docs/tutorial-basics/markdown-issue';

/** The full-width marks that the article tests one by one. */
export const marks = Array.from('，。、；：？！“”‘’（）《》〈〉「」『』【】〔〕…—·～￥％');

type Placement = (mark: string) => readonly [before: string, bold: string, after: string];

interface MarkCase {
  readonly id: string;
  readonly title: string;
  readonly sampleMark: string;
  readonly place: Placement;
}

/** Each mark at one side of bold text between Han characters. */
const markCases: readonly MarkCase[] = [
  {
    id: 'mark-before-closing-stars',
    title: '标点在收尾星号里面',
    sampleMark: '，',
    place: (mark) => ['', `真${mark}`, '她'],
  },
  {
    id: 'mark-after-closing-stars',
    title: '标点在收尾星号外面',
    sampleMark: '，',
    place: (mark) => ['', '真', `${mark}她`],
  },
  {
    id: 'mark-after-opening-stars',
    title: '标点在开头星号里面',
    sampleMark: '「',
    place: (mark) => ['他', `${mark}真`, ''],
  },
  {
    id: 'mark-before-opening-stars',
    title: '标点在开头星号外面',
    sampleMark: '「',
    place: (mark) => [`他${mark}`, '真', ''],
  },
];

interface SingleCase {
  readonly id: string;
  readonly title: string;
  /** The page of the series and the heading that explain it. */
  readonly anchor: string;
  readonly source: string;
  readonly html: string;
}

/** The other failures of the article, each with the HTML that its author means. */
const singleCases: readonly SingleCase[] = [
  {
    id: 'emphasis',
    title: '斜体，标点在里面',
    anchor: '/emphasis#加粗挨着标点',
    source: '*真，*她',
    html: '<p><em>真，</em>她</p>',
  },
  {
    id: 'strikethrough',
    title: '删除线，标点在外面',
    anchor: '/emphasis#加粗挨着标点',
    source: '~~真~~，她',
    html: '<p><del>真</del>，她</p>',
  },
  {
    id: 'strikethrough-mark',
    title: '删除线，标点在里面',
    anchor: '/emphasis#加粗挨着标点',
    source: '~~真，~~她',
    html: '<p><del>真，</del>她</p>',
  },
  {
    id: 'percent',
    title: '加粗，以百分号结尾',
    anchor: '/emphasis#加粗挨着标点',
    source: '**50%**的人',
    html: '<p><strong>50%</strong>的人</p>',
  },
  {
    id: 'bold-code',
    title: '加粗的代码',
    anchor: '/emphasis#加粗挨着标点',
    source: '用**`npm`**安装',
    html: '<p>用<strong><code>npm</code></strong>安装</p>',
  },
  {
    id: 'emoji',
    title: '加粗，以表情符号结尾',
    anchor: '/emphasis#加粗挨着标点',
    source: '**真😀**她',
    html: '<p><strong>真😀</strong>她</p>',
  },
  {
    id: 'two-quotations',
    title: '两处加粗的引号',
    anchor: '/emphasis#加粗加错了字',
    source: '说**「甲」**和**「乙」**吧',
    html: '<p>说<strong>「甲」</strong>和<strong>「乙」</strong>吧</p>',
  },
  {
    id: 'bold-beside-bold',
    title: '两处加粗挨着',
    anchor: '#本站与标准的差别',
    source: '**真：****假**',
    html: '<p><strong>真：</strong><strong>假</strong></p>',
  },
  {
    id: 'underscores',
    title: '汉字之间的下划线',
    anchor: '/emphasis#汉字之间的下划线',
    source: '这是__重点__内容',
    html: '<p>这是<strong>重点</strong>内容</p>',
  },
  {
    id: 'product',
    title: '算式里的星号',
    anchor: '/emphasis#星号变成斜体',
    source: '3*4*5',
    html: '<p>3*4*5</p>',
  },
  {
    id: 'range',
    title: '表示范围的半角波浪号',
    anchor: '/symbols#波浪号划掉了数字',
    source: '10~20，30~40',
    html: '<p>10~20，30~40</p>',
  },
  {
    id: 'url-full-stop',
    title: '网址后面是句号',
    anchor: '/links#网址吞掉后面的字',
    source: '见 https://example.com。下一句',
    html: '<p>见 <a href="https://example.com">https://example.com</a>。下一句</p>',
  },
  {
    id: 'url-bracket',
    title: '网址在全角括号里',
    anchor: '/links#网址吞掉后面的字',
    source: '（见 https://example.com）',
    html: '<p>（见 <a href="https://example.com">https://example.com</a>）</p>',
  },
  {
    id: 'url-han',
    title: '网址后面是汉字',
    anchor: '/links#网址吞掉后面的字',
    source: 'https://example.com/a吧',
    html: '<p><a href="https://example.com/a">https://example.com/a</a>吧</p>',
  },
  {
    id: 'www',
    title: '没有协议的网址',
    anchor: '/links#网址吞掉后面的字',
    source: 'www.example.com。下一句',
    html: '<p><a href="http://www.example.com">www.example.com</a>。下一句</p>',
  },
  {
    id: 'email',
    title: '邮箱后面是句号',
    anchor: '/links#网址吞掉后面的字',
    source: 'hi@example.com。谢谢',
    html: '<p><a href="mailto:hi@example.com">hi@example.com</a>。谢谢</p>',
  },
  {
    id: 'link-brackets',
    title: '链接用了全角括号',
    anchor: '/links#链接用了全角括号',
    source: '[文字]（https://example.com）',
    html: '<p><a href="https://example.com">文字</a></p>',
  },
  {
    id: 'heading',
    title: '井号后面没有空格',
    anchor: '/blocks#井号后面没有空格',
    source: '#标题',
    html: '<h1>标题</h1>',
  },
  {
    id: 'heading-wide-space',
    title: '井号后面是全角空格',
    anchor: '/blocks#井号后面没有空格',
    source: '#　标题',
    html: '<h1>标题</h1>',
  },
  {
    id: 'setext',
    title: '文字下面紧跟分隔线',
    anchor: '/blocks#短横线把上一行变成标题',
    source: '第一部分到此结束。\n---\n第二部分。',
    html: '<p>第一部分到此结束。</p><hr><p>第二部分。</p>',
  },
  {
    id: 'list-mark',
    title: '顿号编号',
    anchor: '/lists#编号不是列表',
    source: '1、买菜\n2、做饭',
    html: '<ol><li>买菜</li><li>做饭</li></ol>',
  },
  {
    id: 'year',
    title: '年份开头的句子',
    anchor: '/lists#数字开头的段落变成列表',
    source: '1949. 这是年份。',
    html: '<p>1949. 这是年份。</p>',
  },
  {
    id: 'task',
    title: '任务列表',
    anchor: '/lists#任务列表不出方框',
    source: '- [x] 完成',
    html: '<ul><li><input type="checkbox" checked disabled> 完成</li></ul>',
  },
  {
    id: 'task-no-space',
    title: '任务列表，方括号后面没有空格',
    anchor: '/lists#任务列表不出方框',
    source: '- [x]完成',
    html: '<ul><li><input type="checkbox" checked disabled> 完成</li></ul>',
  },
  {
    id: 'nested-list',
    title: '子列表少缩进一格',
    anchor: '/lists#子列表没有缩进够',
    source: '10. 父项\n   - 子项',
    html: '<ol start="10"><li>父项<ul><li>子项</li></ul></li></ol>',
  },
  {
    id: 'list-after-text',
    title: '文字下面紧跟列表',
    anchor: '#同一份源码在各处的结果',
    source: '要买的：\n- 苹果',
    html: '<p>要买的：</p><ul><li>苹果</li></ul>',
  },
  {
    id: 'table-after-text',
    title: '文字下面紧跟表格',
    anchor: '#同一份源码在各处的结果',
    source: '说明\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |',
    html: '<p>说明</p><table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  },
  {
    id: 'soft-break',
    title: '汉字之间折行',
    anchor: '/breaks#汉字之间多出空格',
    source: '汉\n字',
    html: '<p>汉字</p>',
  },
  {
    id: 'angle-brackets',
    title: '尖括号里的字',
    anchor: '/symbols#尖括号里的字消失',
    source: '类型是 List<String> 的值',
    html: '<p>类型是 List&lt;String> 的值</p>',
  },
];

/** The cases of Chinese text, numbered from 1 in their order. */
export function chineseSections(): Section[] {
  const ofMarks = markCases.map(({id, title, sampleMark, place}, index) => ({
    id,
    title,
    reference: `${article}/emphasis#哪些标点会让加粗失效`,
    sample: markdownOf(place(sampleMark)),
    examples: marks.map((mark, offset) => ({
      number: index * marks.length + offset + 1,
      source: markdownOf(place(mark)),
      html: htmlOf(place(mark)),
    })),
  }));
  const first = markCases.length * marks.length + 1;
  const single = singleCases.map(({id, title, anchor, source, html}, index) => ({
    id,
    title,
    reference: `${article}${anchor}`,
    sample: source,
    examples: [{number: first + index, source, html}],
  }));
  return [...ofMarks, ...single];
}

function markdownOf([before, bold, after]: ReturnType<Placement>): string {
  return `${before}**${bold}**${after}`;
}

function htmlOf([before, bold, after]: ReturnType<Placement>): string {
  return `<p>${before}<strong>${bold}</strong>${after}</p>`;
}
