import {headOfItem, share, type Compared} from './compared.ts';
import {itemDifference} from './item-difference.ts';
import type {Container, LeafBlock} from './leaf-blocks.ts';
import {fakeMarker, textOf} from './meaning.ts';
import {nameOf} from './names.ts';
import type {Pair} from './pairs.ts';
import {code, sentence} from './sentence.ts';

const places = {quote: '引用', item: '列表', footnote: '脚注'} as const;

/**
 * How the containers around a block differ, from the outermost in: one sentence, or none. What was said of an earlier block in the same containers is
 * not said again.
 *
 * @param signs that the answer shows, without effect
 */
export function containerDifference(
  pair: Pair,
  text: Compared,
  signs: readonly string[],
): string[] {
  const {wanted, found} = pair;
  const [want, have] = [wanted.containers, found.containers];
  const depth = Math.max(want.length, have.length);
  for (let index = 0; index < depth; index += 1) {
    const [wants, has] = [want[index], have[index]];
    if (wants?.type === has?.type) {
      continue;
    }
    const isIn = (containers: readonly Container[], type: Container['type'] | undefined) =>
      containers.slice(index + 1).some((each) => each.type === type);
    if (
      wants?.type === 'quote' &&
      has?.type === 'item' &&
      isIn(want, 'item') &&
      isIn(have, 'quote')
    ) {
      return [sentence(`${nameOf(wanted)}应当在引用里的列表里`, '行首先写 `>`，再写 `-`')];
    }
    if (wants && (!has || isIn(want, has.type))) {
      return [lacking(pair, index, text, signs)];
    }
    if (has && (!wants || isIn(have, wants.type))) {
      return [needless(pair, index, text)];
    }
    return wants && has
      ? [sentence(`${nameOf(wanted)}应当在${places[wants.type]}里，现在在${places[has.type]}里`)]
      : [];
  }
  const earlier = text.pairs.slice(0, text.pairs.indexOf(pair));
  for (let index = 0; index < want.length; index += 1) {
    const said = numberDifference(pair, index, earlier, text, signs);
    if (said !== undefined) {
      return [said];
    }
  }
  return [];
}

function lacking(
  {wanted, found}: Pair,
  index: number,
  {wanted: all, pairs}: Compared,
  signs: readonly string[],
): string {
  const name = nameOf(wanted);
  const wants = wanted.containers[index];
  const outer = outerOf(wanted, all);
  if (outer && wanted.containers.slice(index).every(({type}) => type === 'item')) {
    const parent = pairs.find((pair) => pair.wanted === outer)?.found.containers;
    const isSibling =
      parent?.at(-1)?.type === 'item' &&
      found.containers.at(-1)?.type === 'item' &&
      parent.length === found.containers.length;
    return sentence(
      `${name}应当在${nameOf(outer)}里面${isSibling ? '，现在和它同级' : ''}`,
      '前面的空格要够到它的文字下方',
      signs,
    );
  }
  const start = textOf(found.characters).trimStart();
  if (wants?.type === 'quote') {
    const sign = /^[》〉＞]/u.exec(start)?.[0];
    return found.containers.some(({type}) => type === 'quote')
      ? sentence(`${name}应当再深一层`, '多写一个 `>`', signs)
      : sentence(
          `${name}应当在引用里`,
          sign === undefined
            ? '行首写 `>` 和一个空格'
            : `行首的 ${code(sign)} 不是引用的记号，用半角 \`>\``,
          signs,
        );
  }
  if (wants?.type === 'footnote') {
    const head = headOfNote(wanted, all);
    return head === wanted
      ? sentence(`${name}应当在脚注里`, '行首写 `[^1]:`，冒号是半角的', signs)
      : sentence(`${name}应当在同一个脚注里`, '前面空四格', signs);
  }
  const marker =
    wants?.type === 'item' && wants.ordered
      ? code(`${String(wants.start + wants.item - 1)}.`)
      : code('-');
  const [fake = ''] = fakeMarker.exec(start) ?? [];
  return sentence(
    `${name}应当是列表的一项`,
    fake.trim() === ''
      ? `行首写 ${marker} 和一个空格`
      : `${code(fake.trim())} 不是列表的记号，写 ${marker} 和一个空格`,
    signs,
  );
}

/** The block that another one belongs to: the first of the same item, or of the item around it. */
function outerOf(block: LeafBlock, all: readonly LeafBlock[]): LeafBlock | undefined {
  const depth = block.containers.length;
  return headOfItem(block, depth, all) ?? headOfItem(block, depth - 1, all);
}

function headOfNote(block: LeafBlock, all: readonly LeafBlock[]): LeafBlock | undefined {
  return all.find(({containers}) => share(containers, block.containers, 1));
}

function needless(
  {wanted, found}: Pair,
  index: number,
  {wanted: wants, found: all, pairs}: Compared,
): string {
  const name = nameOf(wanted);
  const has = found.containers[index];
  if (has?.type === 'quote' && wanted.containers.some(({type}) => type === 'quote')) {
    return sentence(`${name}的引用深了一层`, '少写一个 `>`');
  }
  const outer = headOfItem(found, index, all);
  const head = headOfItem(wanted, index, wants);
  if (
    has?.type === 'item' &&
    head &&
    pairs.some((pair) => pair.wanted === head && pair.found === outer)
  ) {
    return sentence(`${name}不应当自成一项`, '行首不写记号');
  }
  return outer
    ? sentence(`${name}不应当在${nameOf(outer)}里面`, '前面的空格太多')
    : sentence(`${name}不应当在${has ? places[has.type] : ''}里`);
}

/** How the numbers of the containers at one depth differ. */
function numberDifference(
  pair: Pair,
  index: number,
  earlier: readonly Pair[],
  text: Compared,
  signs: readonly string[],
): string | undefined {
  const [want, have] = [pair.wanted.containers[index], pair.found.containers[index]];
  const name = nameOf(pair.wanted);
  if (want?.type === 'item' && have?.type === 'item') {
    return itemDifference(pair, index, earlier, text, signs);
  }
  if (want?.type === 'footnote' && have?.type === 'footnote') {
    return want.footnote === have.footnote
      ? undefined
      : sentence(
          `${name}应当是第 ${String(want.footnote)} 个脚注，现在是第 ${String(have.footnote)} 个`,
        );
  }
  const before = earlier.findLast(
    ({wanted}) =>
      wanted.containers[index]?.type === 'quote' &&
      share(wanted.containers, pair.wanted.containers, index),
  );
  if (before?.found.containers[index]?.type !== 'quote') {
    return undefined; // said of the block before it
  }
  const [wantsSame, isSame] = [
    share(before.wanted.containers, pair.wanted.containers, index + 1),
    share(before.found.containers, pair.found.containers, index + 1),
  ];
  if (wantsSame === isSame) {
    return undefined;
  }
  return wantsSame
    ? sentence(`${name}和前面的引用应当是同一段`, '中间的空行也要写 `>`')
    : sentence(`${name}应当另起一段引用`, '中间的空行不写 `>`');
}
