import {has, type Expectation} from '../claims/claim';
import {readPage} from '../pages';

/** A sentence or a table's row about cmark-gfm, with the Markdown that proves it. */
interface Statement {
  readonly page: string;
  /** The anchor of the section with the statement. */
  readonly at: string;
  /** The statement, as one English sentence. */
  readonly says: string;
  readonly source: string;
  /** The result of cmark-gfm. */
  readonly gives: Expectation;
}

const basic = 'docs/tutorial-basics/basic-syntax';
const extended = 'docs/tutorial-basics/extended-syntax';
const gfmEngines = 'src/pages/compatibility/gfm-engines.md';
const issue = 'docs/tutorial-basics/markdown-issue';

type Row = readonly [at: string, says: string, source: string, gives: Expectation];

function onPage(page: string, rows: readonly Row[]): Statement[] {
  return rows.map(([at, says, source, gives]) => ({page, at, says, source, gives}));
}

/** The 31 marks that the article on failures tests. At the end are those that CommonMark 0.29 counts as symbols. */
const marks = Array.from('，。、；：？！“”‘’（）《》〈〉「」『』【】〔〕…—·％～￥');
const symbols = 2;

/** Inside a delimiter, all marks but the two symbols fail. Outside it, all work. */
function markStatements(delimiter: string, tag: string): Statement[] {
  const d = delimiter;
  const positions = [
    ['inside the closing', true, (mark: string) => ['', `真${mark}`, '她']],
    ['outside the closing', false, (mark: string) => ['', '真', `${mark}她`]],
    ['inside the opening', true, (mark: string) => ['他', `${mark}真`, '']],
    ['outside the opening', false, (mark: string) => [`他${mark}`, '真', '']],
  ] as const;
  return positions.map(([position, isInside, parts]) => ({
    page: issue,
    at: '哪些标点会让加粗失效',
    says: `${isInside ? `${marks.length - symbols} of ${marks.length} marks fail` : 'all marks work'} ${position} ${d}`,
    source: marks.map((mark) => parts(mark).join(d)).join('\n\n'),
    gives: marks
      .map((mark, index) => {
        const [before, text, after] = parts(mark);
        const fails = isInside && index < marks.length - symbols;
        return fails
          ? `<p>${before}${d}${text}${d}${after}</p>`
          : `<p>${before}<${tag}>${text}</${tag}>${after}</p>`;
      })
      .join(''),
  }));
}

const table = '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |';

export const statements: readonly Statement[] = [
  ...markStatements('**', 'strong'),
  ...markStatements('*', 'em'),
  ...markStatements('~~', 'del'),
  ...onPage(issue, [
    [
      '加粗挨着标点',
      'A degree sign is no punctuation.',
      '**25°**角',
      '<p><strong>25°</strong>角</p>',
    ],
    ['加粗挨着标点', 'A plus sign is.', '**C++**语言', '<p>**C++**语言</p>'],
    ['哪些标点会让加粗失效', 'An emoji is none.', '**真😀**她', '<p><strong>真😀</strong>她</p>'],
    ['哪些标点会让加粗失效', 'Nor is ✅.', '**好✅**她', '<p><strong>好✅</strong>她</p>'],
    [
      '哪些标点会让加粗失效',
      'Nor is a warning sign, with a variation selector or without.',
      '**注意⚠**她\n\n**注意⚠\uFE0F**她',
      '<p><strong>注意⚠</strong>她</p><p><strong>注意⚠\uFE0F</strong>她</p>',
    ],
    [
      '网址吞掉后面的字',
      'A bare address takes the sentence.',
      'https://example.com。下一句',
      has('>https://example.com。下一句</a>'),
    ],
    [
      '网址吞掉后面的字',
      'It takes a bracket.',
      '（见 https://example.com）',
      has('>https://example.com）</a>'),
    ],
    [
      '网址吞掉后面的字',
      'It takes a Han character.',
      'https://example.com/a吧',
      has('>https://example.com/a吧</a>'),
    ],
    [
      '网址吞掉后面的字',
      'A bare e-mail address ends before the full stop.',
      'hi@example.com。谢谢',
      '<p><a href="mailto:hi@example.com">hi@example.com</a>。谢谢</p>',
    ],
    [
      '网址吞掉后面的字',
      'A www address takes the sentence.',
      'www.example.com。下一句',
      has('>www.example.com。下一句</a>'),
    ],
    ['看不见的字符', 'A byte order mark is skipped.', '\uFEFF# 标题', '<h1>标题</h1>'],
    [
      '表格没有出来',
      'A table may follow a paragraph.',
      `段落\n${table}`,
      has('<p>段落</p><table>'),
    ],
    [
      '波浪号划掉了数字',
      'Two single tildes strike out what is between them.',
      '价格 100~200，数量 300~400。',
      '<p>价格 100<del>200，数量 300</del>400。</p>',
    ],
    [
      '引号变了样',
      'Quotation marks stay.',
      '他说："你好"。甲--乙，等等...',
      '<p>他说："你好"。甲--乙，等等...</p>',
    ],
    ['同一份源码在各处的结果', 'No bold.', '**真，**她', '<p>**真，**她</p>'],
    ['同一份源码在各处的结果', 'No underscores.', '这是__重点__内容', '<p>这是__重点__内容</p>'],
    ['同一份源码在各处的结果', 'No heading.', '#标题', '<p>#标题</p>'],
    [
      '同一份源码在各处的结果',
      'A list may follow a paragraph.',
      '段落\n- 列表',
      '<p>段落</p><ul><li>列表</li></ul>',
    ],
    [
      '同一份源码在各处的结果',
      'Two spaces nest a list.',
      '- 甲\n  - 乙',
      '<ul><li>甲<ul><li>乙</li></ul></li></ul>',
    ],
    ['同一份源码在各处的结果', 'A list starts at 3.', '3. 甲', '<ol start="3"><li>甲</li></ol>'],
  ]),
  ...onPage('docs/tutorial-extras/hacks', [
    ['上标与下标', 'Single tildes strike out.', 'H~2~O', '<p>H<del>2</del>O</p>'],
  ]),
  ...onPage('docs/tutorial-extras/tools', [
    [
      '预览',
      'cmark-gfm takes the sentence and strikes out.',
      '见 https://example.com。下一句\n\n价格 100~200，数量 300~400。',
      has('>https://example.com。下一句</a>', '100<del>200，数量 300</del>400'),
    ],
  ]),
  ...onPage(extended, [
    [
      '格子里的竖线',
      'Two backslashes and a pipe give a backslash and a pipe.',
      '| 甲 |\n| --- |\n| `a \\\\| b` |',
      has('<code>a \\| b</code>'),
    ],
    [
      '表格在哪里结束',
      'A tag that stands alone ends a table.',
      `${table}\n<ins>`,
      has('</table><ins>'),
    ],
    [
      '一个还是两个波浪号',
      'Three tildes strike out nothing.',
      '这会~~~不会~~~划掉。',
      '<p>这会~~~不会~~~划掉。</p>',
    ],
    [
      '划错和划不掉',
      'A tilde between punctuation marks closes.',
      '~5 元，~/docs',
      '<p><del>5 元，</del>/docs</p>',
    ],
    [
      '认哪几种',
      'An address needs no dot.',
      'http://localhost:3000',
      '<p><a href="http://localhost:3000">http://localhost:3000</a></p>',
    ],
    [
      '从哪里开始',
      'https may touch a Han character, www may not.',
      '见https://example.com/a 一文\n\n见www.example.com 一文',
      '<p>见<a href="https://example.com/a">https://example.com/a</a> 一文</p><p>见www.example.com 一文</p>',
    ],
    [
      '中文里会吞掉后文',
      'Full-width punctuation is part of an address.',
      'https://example.com/a、https://example.com/b',
      has('>https://example.com/a、https://example.com/b</a>'),
    ],
    [
      '怎样让网址不变成链接',
      'A backslash does not prevent a link.',
      '\\https://example.com',
      '<p>\\<a href="https://example.com">https://example.com</a></p>',
    ],
    [
      '九个标签',
      'The nine tags are filtered.',
      '<title> <textarea> <style> <xmp> <iframe> <noembed> <noframes> <script> <plaintext>',
      {
        what: 'has none of the tags',
        holds: (html) =>
          !/<(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)/.test(html),
      },
    ],
    [
      '哪里过滤这些标签',
      'Capitals make no difference.',
      '<IFRAME src="https://example.com">',
      has('&#x3C;IFRAME'),
    ],
    ['哪里支持删除线', 'One tilde strikes out.', '~甲~', '<p><del>甲</del></p>'],
    [
      '邮箱',
      'mailto: and xmpp: are part of the link.',
      'mailto:me@example.com\n\nxmpp:me@example.com/phone',
      has('>mailto:me@example.com</a>', '>xmpp:me@example.com/phone</a>'),
    ],
    [
      '九个标签',
      'Video and audio pass.',
      '<video src="a.mp4" controls></video>\n\n<audio src="a.mp3" controls></audio>',
      '<p><video controls src="a.mp4"></video></p><p><audio controls src="a.mp3"></audio></p>',
    ],
    [
      'github-的-readme-里为什么播放不了视频',
      'A video with a source of its own passes, too.',
      '<video controls>\n<source src="a.mp4" type="video/mp4">\n不能播放\n</video>',
      has('<video controls>', '<source'),
    ],
    [
      '合并单元格',
      'A table in HTML stays, with cells that span.',
      '<table>\n<tr><td rowspan="2">华北</td><td colspan="2">**北京**</td></tr>\n</table>',
      has('<td rowspan="2">华北</td>', '<td colspan="2">**北京**</td>'),
    ],
    [
      '合并单元格',
      'Behind an empty line, what is indented by four spaces is code.',
      '<table>\n  <tr>\n    <td rowspan="2">华北</td>\n\n    <td>北京</td>\n  </tr>\n</table>',
      has('<code>&#x3C;td>北京&#x3C;/td>'),
    ],
    [
      '在单元格里放列表',
      'Tags of a list may stand in a cell, and Markdown in them works.',
      '| 甲 |\n| --- |\n| <ul><li>**乙**</li></ul> |',
      has('<td><ul><li><strong>乙</strong></li></ul></td>'),
    ],
    [
      '引用里的任务列表',
      'There is no checkbox in a quotation.',
      '> - [x] 已经回复\n> - [ ] 等对方确认',
      '<blockquote><ul><li>[x] 已经回复</li><li>[ ] 等对方确认</li></ul></blockquote>',
    ],
  ]),
  ...onPage(gfmEngines, [
    [
      '规范自己也变过',
      'A symbol is no punctuation.',
      '**真～**她',
      '<p><strong>真～</strong>她</p>',
    ],
    ['规范自己也变过', 'Nor is ￥.', '**5￥**一斤', '<p><strong>5￥</strong>一斤</p>'],
    [
      '规范自己也变过',
      'A comment with two hyphens in it is text.',
      '段落 <!-- 两 -- 个短横线 -->',
      has('&#x3C;!-- 两 -- 个短横线 -->'),
    ],
    [
      '规范自己也变过',
      'A declaration in lower case is text.',
      '<!doctype html>',
      has('&#x3C;!doctype html>'),
    ],
    [
      '规范自己也变过',
      'A textarea ends at an empty line.',
      '<textarea>\n\n**甲**\n</textarea>',
      has('<strong>甲</strong>'),
    ],
    ['规范自己也变过', 'search begins no block.', '<search>文字', '<p><search>文字</p>'],
    ['规范自己也变过', 'Nor does source.', '<source>文字', '<p><source>文字</p>'],
  ]),
  ...onPage('docs/tools/other-office-apps.md', [
    ['它们怎样对待-markdown', 'No bold.', '**真，**她', '<p>**真，**她</p>'],
    [
      '它们怎样对待-markdown',
      'A bare address takes the full stop.',
      '见 https://example.com/a。',
      has('>https://example.com/a。</a>'),
    ],
    ['它们怎样对待-markdown', 'One tilde strikes out.', 'H~2~O', '<p>H<del>2</del>O</p>'],
    ['它们怎样对待-markdown', 'A checkbox.', '- [x] 完成', has('type="checkbox"')],
    ['它们怎样对待-markdown', 'No link.', '[[端接电阻]]', '<p>[[端接电阻]]</p>'],
    ['它们怎样对待-markdown', 'A footnote.', '文字[^1]\n\n[^1]: 出处', has('data-footnotes')],
    [
      '它们怎样对待-markdown',
      'A quotation.',
      '> [!NOTE]\n> 正文',
      '<blockquote><p>[!NOTE]\n正文</p></blockquote>',
    ],
    ['它们怎样对待-markdown', 'No line break.', '甲\n乙', '<p>甲\n乙</p>'],
  ]),
  ...onPage('docs/tutorial-basics/markdown-features', [
    ['标题与锚点', 'Braces are text.', '## 安装 {#install}', '<h2>安装 {#install}</h2>'],
    [
      '本站更宽',
      'Stars and tildes show.',
      '**真，**她说。~~删掉，~~后文。',
      '<p>**真，**她说。~~删掉，~~后文。</p>',
    ],
  ]),
  ...onPage(basic, [
    ['setext-标题', 'A line with an underline is a heading.', '标题\n---', '<h2>标题</h2>'],
    [
      '标点放在星号外面',
      'A degree Celsius is no punctuation.',
      '**25℃**左右',
      '<p><strong>25℃</strong>左右</p>',
    ],
    [
      'html-块',
      'A textarea ends at an empty line.',
      '<textarea>\n\n**甲**\n</textarea>',
      has('<strong>甲</strong>'),
    ],
    [
      '实体字符',
      'Eight digits make an entity, though 0.29 allows seven as well.',
      '&#12345678;',
      '<p>�</p>',
    ],
  ]),
  ...onPage('src/pages/compatibility/characters.md', [
    [
      '字符与行',
      'Symbols are no punctuation.',
      '按**→**键\n\n约**5℃**左右',
      '<p>按<strong>→</strong>键</p><p>约<strong>5℃</strong>左右</p>',
    ],
    ['不安全的字符', 'U+0000 is replaced.', '甲\0乙', '<p>甲�乙</p>'],
  ]),
];

/** Sections that say that cmark-gfm renders their live examples like the engine behind them. */
const agreeing = [
  [basic, '三的倍数规则'],
  [basic, '斜体里套粗体怎样写'],
  [basic, '星号数目不等两段强调交叉时谁生效'],
  [basic, '代码链接比强调结合得更紧'],
] as const;

/** The sources of those examples, with their place. */
export const agreeingExamples = agreeing.flatMap(([file, at]) => {
  const section = readPage(file).sections.find(({anchor}) => anchor === at);
  return (section?.examples ?? []).map((source) => ({place: `${file}#${at}`, source}));
});
