import {isRule, type Compared} from './compared.ts';
import type {LeafBlock} from './leaf-blocks.ts';
import {textOf} from './meaning.ts';
import {nameOf, typeName} from './names.ts';
import type {Pair} from './pairs.ts';
import {code, sentence} from './sentence.ts';
import {isHtml} from './text-difference.ts';

/** Blocks of other types, of another level, or in another language. */
export function typeDifference(pair: Pair, text: Compared, signs: readonly string[]): string[] {
  const {wanted, found} = pair;
  if (found.type === 'html' && wanted.type !== 'html') {
    return [isHtml(textOf(found.characters))];
  }
  if (typeName(wanted) !== typeName(found)) {
    const [now, how = ''] = reasonOf(pair, text);
    return [sentence(`${nameOf(wanted)}应当是${targetOf(pair)}，现在是${now}`, how, signs)];
  }
  if (wanted.type !== 'code' || wanted.detail === found.detail) {
    return [];
  }
  const now = found.detail === '' ? '没有写' : `是 ${code(found.detail)}`;
  return [
    wanted.detail === ''
      ? sentence(`这段代码不用写语言，现在写了 ${code(found.detail)}`)
      : sentence(`代码块的语言应当写成 ${code(wanted.detail)}，现在${now}`),
  ];
}

/** Indentation hides the marker of a quote or an item, so these are named, not what is in them. */
function targetOf({wanted, found}: Pair): string {
  const container = wanted.containers[found.containers.length];
  return found.type === 'code' && container?.type === 'quote' ? '引用' : typeName(wanted);
}

/** What a block is now, and what to do. */
function reasonOf({wanted, found}: Pair, {wanted: all, unpaired}: Compared): [string, string?] {
  const next = all[all.indexOf(wanted) + 1];
  const container = found.containers[wanted.containers.length];
  if (found.type === 'code' && found.isIndented) {
    return ['代码块', '行首的空格太多'];
  }
  if (found.type === 'heading' && next && isRule(next) && unpaired.includes(next)) {
    return [typeName(found), '分隔线的上面要空一行'];
  }
  if (found.type !== 'paragraph') {
    return [typeName(found)];
  }
  if (wanted.type === 'math' && isAll(found, 'inlineMath')) {
    return ['行内公式', '`$$` 各占一行'];
  }
  if (wanted.type === 'code' && isAll(found, 'inlineCode')) {
    return ['行内代码', '围栏是三个反引号，各占一行'];
  }
  if (container) {
    return [container.type === 'quote' ? '引用' : '列表的一项'];
  }
  return [wanted.type === 'heading' && isAll(found, 'strong') ? '加粗的段落' : typeName(found)];
}

function isAll({characters}: LeafBlock, mark: string): boolean {
  const visible = characters.filter(({value}) => value.trim() !== '');
  return visible.length > 0 && visible.every(({marks}) => marks.includes(mark));
}
