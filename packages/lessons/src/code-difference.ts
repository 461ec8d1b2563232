import type {LeafBlock} from './leaf-blocks.ts';
import {exactLine, exactText, textOf} from './meaning.ts';
import {shortened} from './names.ts';
import type {Pair} from './pairs.ts';
import {code, sentence} from './sentence.ts';

/** The first line of a code block or a formula that differs: in code every character counts. */
export function codeDifference({wanted, found}: Pair): string[] {
  if (exactText(wanted) === exactText(found)) {
    return [];
  }
  const [want, have] = [linesOf(wanted), linesOf(found)];
  const lineOf = (block: LeafBlock, line: string | undefined) =>
    line === undefined ? undefined : exactLine(block, line);
  const at = want.findIndex((line, index) => lineOf(wanted, line) !== lineOf(found, have[index]));
  const line = at === -1 ? want.length : at;
  const [wants, has = ''] = [want[line], have[line]];
  const name = wanted.type === 'math' ? '公式' : '代码块';
  const place = `第 ${String(line + 1)} 行`;
  if (wants === undefined) {
    return [sentence(`${name}多出了${place}「${shortened(has)}」`)];
  }
  if (have[line] === undefined || (have.length < want.length && want.includes(has))) {
    return [sentence(`${name}还缺${place}「${shortened(wants)}」`)];
  }
  const start = `${name}的${place}`;
  if (wants.trim() === has.trim()) {
    return [sentence(`${start}前后的空格和目标不同`)];
  }
  const wide = [...new Set(has.match(fullWidth))].filter((sign) => !wants.includes(sign));
  if (wide.length > 0) {
    return [sentence(`${start}里的 ${wide.map(code).join(' ')} 要换成半角`)];
  }
  const same = Array.from(has).findIndex((value, index) => value !== Array.from(wants)[index]);
  const rest = Array.from(has)
    .slice(Math.max(0, same - 3))
    .join('');
  return [
    sentence(same === -1 ? `${start}没有写完` : `${start}和目标不同，从「${shortened(rest)}」起`),
  ];
}

/** Full-width forms, and the punctuation that Chinese input methods write in their place. */
const fullWidth = /[！-～￥“”‘’（）【】《》，。：；、—–·\u3000]/gu;

function linesOf({characters}: LeafBlock): string[] {
  const text = textOf(characters);
  return text === '' ? [] : text.split('\n');
}
