import {breakValue, pictureValue, type Character, type LeafBlock} from './leaf-blocks.ts';

const types: Readonly<Record<LeafBlock['type'], string>> = {
  paragraph: '普通段落',
  heading: '标题',
  code: '代码块',
  math: '公式块',
  html: 'HTML',
  cell: '表格里的一格',
  thematicBreak: '分隔线',
  yaml: 'front matter',
};

const levels = ['一', '二', '三', '四', '五', '六'];

/** What a block is, in Chinese. */
export function typeName({type, detail}: LeafBlock): string {
  return type === 'heading' ? `${levels[Number(detail) - 1] ?? ''}级标题` : types[type];
}

const marks: Readonly<Record<string, string>> = {
  strong: '粗体',
  emphasis: '斜体',
  delete: '删除线',
  inlineCode: '行内代码',
  inlineMath: '公式',
  html: ' HTML',
  footnote: '脚注',
};

/** What a mark makes of a text, in Chinese. */
export function markName(mark: string): string {
  if (mark.startsWith('link ')) {
    return `指向 \`${mark.slice(5)}\` 的链接`;
  }
  return mark.startsWith('picture ') ? `图片 \`${mark.slice(8)}\`` : (marks[mark] ?? mark);
}

/** More characters of a text are not quoted. */
export const longest = 12;

/** A block by its first words. */
export function nameOf({characters}: LeafBlock): string {
  return quoted(characters);
}

export function quoted(characters: readonly Character[]): string {
  const [first] = characters;
  if (characters.length === 1 && first?.value === pictureValue) {
    return '图片';
  }
  if (characters.length === 1 && first?.value === breakValue) {
    return '换行';
  }
  const text = characters.map(({value}) => value).join('');
  return `「${shortened(text.replaceAll(pictureValue, '图片').replace(/[\n\u2028]/gu, ' '))}」`;
}

/** The beginning of a text. */
export function shortened(text: string): string {
  const characters = Array.from(text.trim());
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text.trim();
}
