import {breakValue, pictureValue, type Mark} from '../grading/blocks.ts';
import {shortened, type Excerpt} from '../grading/excerpt.ts';
import type {BlockKind, ContainerKind, ExactKind} from '../grading/finding.ts';

export const blockNames: Readonly<Record<BlockKind, string>> = {
  paragraph: '普通段落',
  heading1: '一级标题',
  heading2: '二级标题',
  heading3: '三级标题',
  heading4: '四级标题',
  heading5: '五级标题',
  heading6: '六级标题',
  code: '代码块',
  math: '公式块',
  html: 'HTML',
  cell: '表格里的一格',
  thematicBreak: '分隔线',
  yaml: 'front matter',
};

/** Names for blocks whose lines are counted. */
export const exactNames: Readonly<Record<ExactKind, string>> = {code: '代码块', math: '公式'};

export const containerNames: Readonly<Record<ContainerKind, string>> = {
  quote: '引用',
  item: '列表',
  footnote: '脚注',
};

export const alignments: Readonly<Record<string, string>> = {
  left: '左对齐',
  center: '居中',
  right: '右对齐',
  '': '不写对齐',
};

type Address = `link ${string}` | `picture ${string}`;

const markNames: Readonly<Record<Exclude<Mark, Address>, string>> = {
  strong: '粗体',
  emphasis: '斜体',
  delete: '删除线',
  inlineCode: '行内代码',
  inlineMath: '公式',
  html: ' HTML',
  footnote: '脚注',
};

/** Names the effect of a mark. */
export function markName(mark: Mark): string {
  if (isAddress(mark)) {
    const [kind, ...address] = mark.split(' ');
    return kind === 'link'
      ? `指向 \`${address.join(' ')}\` 的链接`
      : `图片 \`${address.join(' ')}\``;
  }
  return markNames[mark];
}

function isAddress(mark: Mark): mark is Address {
  return mark.startsWith('link ') || mark.startsWith('picture ');
}

/** Puts an excerpt between quotation marks. */
export function quoted(text: Excerpt): string {
  if (text === pictureValue) {
    return '图片';
  }
  if (text === breakValue) {
    return '换行';
  }
  return `「${shortened(text.replaceAll(pictureValue, '图片'))}」`; // two characters for one
}

/** Puts a text between backticks that it does not contain. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Adds to a sentence that signs had no effect. */
export function ineffective(signs: readonly string[]): string {
  return signs.length === 0 ? '' : `，${signs.map(code).join(' ')} 没有起作用`;
}
