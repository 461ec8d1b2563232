import {boundOf, type Bound} from './bound-of.ts';

/** The effects of the limits on a text, in sentences without the line. */
export const boundSentences: Readonly<
  Record<Bound['kind'], {readonly en: string; readonly 'zh-CN': string}>
> = {
  marks: {
    en: 'This paragraph has too many marks, or too many without an end. From here on they are read as plain text. Break it into paragraphs.',
    'zh-CN': '这一段的标记太多，或者没有结尾的太多，从这里起都当作普通文字。把它拆成几段。',
  },
  columns: {
    en: 'Here a quotation or a list begins beyond column 200. It is read as plain text. Take out levels.',
    'zh-CN': '这里有引用或列表从第 200 列以后才开始，当作普通文字。减少嵌套的层数。',
  },
  lazyLines: {
    en: 'More than 500 lines continue this paragraph of a quotation or list without its sign. From here on they stand outside it. Begin each with >, or indent it.',
    'zh-CN':
      '这一段在引用或列表里，没写 > 也没缩进的行超过了 500 行，从这里起不再算在里面。给每一行写上 > 或者缩进。',
  },
  tags: {
    en: 'Here HTML tags are nested in more than 500 levels, which engines cannot read. Close the tags that are open.',
    'zh-CN': '到这里，HTML 标签一层套一层，超过了 500 层，引擎读不了。把没有关上的标签关上。',
  },
  references: {
    en: 'From here on, references repeat more text than the whole has. They stay plain text. Shorten their definitions.',
    'zh-CN': '从这里起，引用式链接展开后比全文还长，不再变成链接。把它们的定义写短一些。',
  },
  cells: {
    en: 'From this row on, the table lacks too many cells. The rows stay short. Write their cells, or fewer columns.',
    'zh-CN': '从这一行起，表格缺的单元格太多，不再补上。把单元格写出来，或者减少列数。',
  },
};

/** Where a text reaches a limit first, as a Chinese sentence for readers; undefined if it does not. */
export function boundMessage(source: string): string | undefined {
  const bound = boundOf(source);
  return bound && `第 ${String(bound.line)} 行：${boundSentences[bound.kind]['zh-CN']}`;
}
