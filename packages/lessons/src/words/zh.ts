import type {Finding, FindingValues, NoTableReason, Rule, TaskState} from '../grading/finding.ts';
import {
  alignments,
  blockNames,
  code,
  containerNames,
  exactNames,
  ineffective,
  markName,
  quoted,
} from './zh-names.ts';

/** A mistake and, unless the mistake shows it, how to correct it. Neither has a full stop. */
type Message = readonly [mistake: string, remedy?: string | undefined];

/** Returns the sentence about a finding, in Chinese: the mistake and its remedy. */
export function sentence(finding: Finding): string {
  const [mistake, remedy] = messageOf(finding);
  return `${mistake}${remedy === undefined ? '' : `：${remedy}`}。`;
}

/** Returns the sentence about a finding without its remedy, for a view that explains the remedy elsewhere. */
export function mistakeSentence(finding: Finding): string {
  return `${messageOf(finding)[0]}。`;
}

function messageOf<R extends Rule>({rule, values}: Finding<R>): Message {
  return messages[rule](values);
}

const delimiterRow = '表头下面要有一行 `| --- |`，每一列一格';

const tableRemedies: Readonly<Record<NoTableReason, string>> = {
  'full-width-pipes': '竖线要用半角的 `|`，现在有全角的 `｜`',
  'no-rows': `每一行的各格用半角的 \`|\` 隔开，${delimiterRow}`,
  'one-line': '表格的每一行都要另起一行',
  'no-delimiter-row': delimiterRow,
  'blank-line-above-delimiter-row': '表头和分隔行之间不能有空行',
  'no-header': '分隔行的上面要有表头',
  'delimiter-cells': '分隔行的每一格写 `---`，冒号只能在两头',
  indented: '表格前面要有一个空行，行首不要缩进',
};

const actualNames = {
  ...blockNames,
  indentedCode: blockNames.code,
  inlineCode: '行内代码',
  inlineMath: '行内公式',
  quote: '引用',
  item: '列表的一项',
  bold: '加粗的段落',
};

const typeRemedies: {readonly [Actual in keyof typeof actualNames]?: string} = {
  indentedCode: '行首的空格太多',
  inlineCode: '围栏是三个反引号，各占一行',
  inlineMath: '`$$` 各占一行',
};

const taskStates: Readonly<Record<TaskState, string>> = {
  item: '是普通的列表项',
  done: '是已完成的任务',
  open: '是未完成的任务',
};

const noTable = '还没有表格';

const messages: {readonly [R in Rule]: (values: Readonly<FindingValues[R]>) => Message} = {
  'answer-too-long': ({most}) => [`答案太长了，最多 ${String(most)} 个字符`],
  'criterion-unmet': ({say, remedy}) => [say, remedy],
  'result-differs': () => ['结果和目标还不一样'],
  'fence-unclosed': ({kind, fence}) => [
    `${blockNames[kind]}没有关上`,
    `最后另起一行，写 ${fence.includes('`') ? `${String(fence.length)} 个反引号` : code(fence)}`,
  ],

  'block-misplaced': ({block, after}) => [`${quoted(block)}应当在${quoted(after)}后面`],
  'block-before-table': ({block}) => [`${quoted(block)}应当在表格后面`],
  'block-joined': ({first, second, isBlankLineWide, signs}) => [
    `${quoted(first)}和${quoted(second)}连在了一起，应当分开${ineffective(signs)}`,
    isBlankLineWide ? '空行里不要有全角空格' : undefined,
  ],
  'block-not-alone': ({block, kind}) => [`${quoted(block)}应当单独成为${blockNames[kind]}`],
  'block-split': ({block, kind, areParagraphs}) => [
    `${quoted(block)}被拆开了，应当连在一起，是${blockNames[kind]}`,
    areParagraphs ? '中间不要空行' : undefined,
  ],
  'block-holds-another': ({block, other}) => [`${quoted(block)}里还有${quoted(other)}，应当分开`],
  'block-missing': ({block, kind}) => [`还缺${blockNames[kind]}${quoted(block)}`],
  'block-missing-without-words': ({kind}) => [`还缺一处${blockNames[kind]}`],
  'block-type': ({block, expected, actual, isUnderlined, signs}) => [
    `${quoted(block)}应当是${actualNames[expected]}，现在是${actualNames[actual]}${ineffective(signs)}`,
    isUnderlined ? '分隔线的上面要空一行' : typeRemedies[actual],
  ],
  'block-surplus': ({block}) => [`多出了${quoted(block)}`],
  'empty-surplus': ({kind}) => {
    switch (kind) {
      case 'cell':
        return ['多出了一个空格子'];
      case 'item':
        return ['多出了一个空的列表项'];
      default:
        return [`多出了一处空的${blockNames[kind]}`];
    }
  },
  'html-used': ({tag}) => [`${code(tag)} 是 HTML，这里请用 Markdown 的记号`],
  'thematic-break-missing': () => ['还缺一条分隔线'],
  'thematic-break-surplus': () => ['多出了一条分隔线'],
  'thematic-break-characters': ({block}) => [
    `${quoted(block)}不是分隔线`,
    '用三个半角的 `-`，前后各空一行',
  ],
  'definition-broken': ({block}) => [
    `${quoted(block)}没有成为链接的定义`,
    '写成 `[名字]: 地址`，冒号是半角的，后面不写别的',
  ],

  'code-language': ({expected, actual}) => [
    expected === ''
      ? `这段代码不用写语言，现在写了 ${code(actual)}`
      : `代码块的语言应当写成 ${code(expected)}，现在${actual === '' ? '没有写' : `是 ${code(actual)}`}`,
  ],
  'code-holds-text': ({block, isIndented}) =>
    isIndented
      ? [`${quoted(block)}现在在代码块里`, '行首的空格太多']
      : [`${quoted(block)}还在代码块里`, '代码块要在它前面关上'],
  'line-missing': ({kind, line, text}) => [
    `${exactNames[kind]}还缺第 ${String(line)} 行${quoted(text)}`,
  ],
  'line-surplus': ({kind, line, text}) => [
    `${exactNames[kind]}多出了第 ${String(line)} 行${quoted(text)}`,
  ],
  'line-spaces': ({kind, line}) => [
    `${exactNames[kind]}的第 ${String(line)} 行前后的空格和目标不同`,
  ],
  'line-full-width': ({kind, line, signs}) => [
    `${exactNames[kind]}的第 ${String(line)} 行里的 ${signs.map(code).join(' ')} 要换成半角`,
  ],
  'line-unfinished': ({kind, line}) => [`${exactNames[kind]}的第 ${String(line)} 行没有写完`],
  'line-differs': ({kind, line, from}) => [
    `${exactNames[kind]}的第 ${String(line)} 行和目标不同，从${quoted(from)}起`,
  ],

  'container-differs': ({block, expected, actual}) => [
    `${quoted(block)}应当在${containerNames[expected]}里，现在在${containerNames[actual]}里`,
  ],
  'container-surplus': ({block, actual}) => [`${quoted(block)}不应当在${containerNames[actual]}里`],
  'quote-missing': ({block, actual, signs}) => [
    `${quoted(block)}应当在引用里${ineffective(signs)}`,
    actual === undefined
      ? '行首写 `>` 和一个空格'
      : `行首的 ${code(actual)} 不是引用的记号，用半角 \`>\``,
  ],
  'quote-too-shallow': ({block, signs}) => [
    `${quoted(block)}应当再深一层${ineffective(signs)}`,
    '多写一个 `>`',
  ],
  'quote-too-deep': ({block}) => [`${quoted(block)}的引用深了一层`, '少写一个 `>`'],
  'quote-split': ({block}) => [`${quoted(block)}和前面的引用应当是同一段`, '中间的空行也要写 `>`'],
  'quote-joined': ({block}) => [`${quoted(block)}应当另起一段引用`, '中间的空行不写 `>`'],
  'quoted-list-inverted': ({block}) => [
    `${quoted(block)}应当在引用里的列表里`,
    '行首先写 `>`，再写 `-`',
  ],
  'footnote-missing': ({block, signs}) => [
    `${quoted(block)}应当在脚注里${ineffective(signs)}`,
    '行首写 `[^1]:`，冒号是半角的',
  ],
  'footnote-left': ({block, signs}) => [
    `${quoted(block)}应当在同一个脚注里${ineffective(signs)}`,
    '前面空四格',
  ],
  'footnote-number': ({block, expected, actual}) => [
    `${quoted(block)}应当是第 ${String(expected)} 个脚注，现在是第 ${String(actual)} 个`,
  ],
  'footnote-text-missing': ({block}) => [
    `还缺脚注的内容${quoted(block)}`,
    '另起一段，行首写 `[^1]:`',
  ],

  'item-missing': ({block, item}) => [`还缺列表的第 ${String(item)} 项${quoted(block)}`],
  'item-not-marked': ({block, expected, actual, signs}) => [
    `${quoted(block)}应当是列表的一项${ineffective(signs)}`,
    actual === undefined
      ? `行首写 ${code(expected)} 和一个空格`
      : `${code(actual)} 不是列表的记号，写 ${code(expected)} 和一个空格`,
  ],
  'item-not-begun': ({block, item, previous}) => [
    `${quoted(block)}应当是列表的第 ${String(item)} 项，现在还在${quoted(previous)}这一项里`,
  ],
  'item-joined': ({block, item, previous, signs}) => [
    `${quoted(block)}应当是列表的第 ${String(item)} 项，现在和${quoted(previous)}连在了一起${ineffective(signs)}`,
  ],
  'items-joined': ({first, second, signs}) => [
    `${quoted(first)}和${quoted(second)}连在了一起，应当是列表里的两项${ineffective(signs)}`,
  ],
  'item-split': ({block, item}) => [
    `${quoted(block)}应当在${quoted(item)}这一项里，现在自成一项`,
    '行首不写记号，空格要够到它的文字下方',
  ],
  'item-surplus': ({block}) => [`${quoted(block)}不应当自成一项`, '行首不写记号'],
  'child-outside': ({block, parent, isSibling, signs}) => [
    `${quoted(block)}应当在${quoted(parent)}里面${isSibling ? '，现在和它同级' : ''}${ineffective(signs)}`,
    '前面的空格要够到它的文字下方',
  ],
  'child-joined': ({block, parent, isTooDeep, signs}) => [
    `${quoted(block)}应当在${quoted(parent)}里面，现在和它连在了一起${ineffective(signs)}`,
    isTooDeep ? '前面的空格太多，够到它的文字下方就行' : undefined,
  ],
  'child-surplus': ({block, parent}) => [
    `${quoted(block)}不应当在${quoted(parent)}里面`,
    '前面的空格太多',
  ],
  'list-split': ({block}) => [
    `${quoted(block)}和前面的项应当在同一个列表里，现在列表断开了`,
    '一个列表只用一种记号，中间不夹别的段落',
  ],
  'list-joined': ({block}) => [`${quoted(block)}应当在另一个列表里，现在和前面的列表连在一起`],
  'list-type': ({block, expected}) => [
    expected === 'ordered'
      ? `${quoted(block)}所在的列表应当有编号，用 \`1.\`、\`2.\``
      : `${quoted(block)}所在的列表不应当有编号，用 \`-\``,
  ],
  'list-start': ({expected, actual}) => [
    `编号应当从 ${String(expected)} 开始，现在从 ${String(actual)} 开始`,
  ],
  'task-state': ({block, expected, actual, signs}) => [
    `${quoted(block)}应当${taskStates[expected]}，现在${taskStates[actual]}${ineffective(signs)}`,
  ],

  'table-missing': ({reason}) => [noTable, tableRemedies[reason]],
  'table-delimiter-characters': ({signs}) => [
    noTable,
    `分隔行只用半角的 \`-\`、\`:\` 和 \`|\`，现在有 ${signs.map(code).join(' ')}`,
  ],
  'table-delimiter-count': ({header, delimiter}) => [
    noTable,
    `表头有 ${String(header)} 格，分隔行有 ${String(delimiter)} 格，要一样多`,
  ],
  'table-delimiter-surplus': () => ['表格里多出了一行分隔行'],
  'table-holds-text': ({block, kind}) => [
    `${quoted(block)}应当是${blockNames[kind]}，现在在表格里`,
    '表格后面要空一行',
  ],
  'row-missing': ({block, row}) => [`表格还缺第 ${String(row)} 行${quoted(block)}`],
  'row-outside': ({block}) => [`${quoted(block)}这一行不在表格里`, '表格中间不要空行'],
  'column-missing': ({block, column}) => [`表格还缺第 ${String(column)} 列${quoted(block)}`],
  'column-alignment': ({column, expected, actual}) => [
    `表格第 ${String(column)} 列应当${alignments[expected] ?? ''}，现在是${alignments[actual] ?? ''}`,
  ],
  'cell-misplaced': ({block, expected, actual}) => [
    `${quoted(block)}应当在表格第 ${String(expected.row)} 行第 ${String(expected.column)} 列，现在在第 ${String(actual.row)} 行第 ${String(actual.column)} 列`,
  ],
  'cell-split': ({block, by}) => [
    `${quoted(block)}被拆开了，应当是一格`,
    by && {pipe: '格子里的竖线写成 `\\|`', break: '一格里换行写 `<br>`'}[by],
  ],
  'cell-joined': ({block}) => [`${quoted(block)}应当自成一格`, '格与格之间写 `|`'],
  'cell-missing': ({block}) => [`还缺表格里的一格${quoted(block)}`],
  'cell-missing-empty': ({row, column}) => [`表格还缺第 ${String(row)} 行第 ${String(column)} 格`],

  'text-differs': ({block, missing, surplus}) => {
    const change =
      missing === undefined
        ? `多出了${quoted(surplus ?? '')}`
        : surplus === undefined
          ? `还缺${quoted(missing)}`
          : `${quoted(missing)}成了${quoted(surplus)}`;
    return [`${quoted(block)}的文字和目标不同，${change}`];
  },
  'exact-text-differs': () => ['代码或公式里的文字和目标不同，标点和空格也算'],
  'signs-shown': ({block, signs}) => [
    `${quoted(block)}里露出了 ${signs.map(code).join(' ')}，没有起作用`,
  ],
  'line-break-missing': ({after}) => [`${quoted(after)}后面应当换行，但不另起一段`],
  'line-break-surplus': ({after}) => [`${quoted(after)}后面不应当换行`],
  'mark-missing': ({part, expected, actual}) => [
    `${quoted(part)}应当是${markName(expected)}${actual === undefined ? '' : `，现在是${markName(actual)}`}`,
  ],
  'mark-surplus': ({part, actual}) => [`${quoted(part)}不应当是${markName(actual)}`],
  'link-broken': ({part}) => [
    `${quoted(part)}还不是链接`,
    '写成 `[文字](地址)`，括号都用半角，中间没有空格',
  ],
  'address-differs': ({part, expected}) => [`${quoted(part)}的地址应当是 ${code(expected)}`],
  'reference-missing': () => ['还缺脚注的记号 `[^1]`'],
  'reference-broken': ({actual}) => [
    `${code(actual)} 没有起作用`,
    '另有一段以 `[^名字]:` 开头，名字相同，记号用半角',
  ],
  'reference-unmarked': ({part}) => [`${quoted(part)}还不是脚注`, '脚注的记号写成 `[^1]`'],
  'object-surplus': ({actual}) => [`多出了${markName(actual)}`],
  'picture-missing': ({expected}) => [
    `还缺${markName(expected)}`,
    '写成 `![文字](地址)`，记号都用半角，中间没有空格',
  ],
  'picture-apart': ({expected}) => [
    `${markName(expected)} 应当和前后的内容在同一段里`,
    '中间不要空行',
  ],
  'picture-not-alone': ({expected}) => [`${markName(expected)} 应当单独成段`, '前后各空一行'],
};
