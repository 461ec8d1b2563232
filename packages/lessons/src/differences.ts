import type {Root} from 'mdast';
import {codeDifference} from './code-difference.ts';
import {compare, isCell, isRule, itemAt, type Compared} from './compared.ts';
import {containerDifference} from './container-difference.ts';
import {placeOf, type LeafBlock} from './leaf-blocks.ts';
import {exactText, lettersOf, textOf, wordsOf} from './meaning.ts';
import {isDashes, isDefinition, missing} from './missing.ts';
import {nameOf, typeName} from './names.ts';
import type {Pair} from './pairs.ts';
import {sentence} from './sentence.ts';
import {cellDifference, noTable} from './table-difference.ts';
import {
  isHtml,
  isPartOfPictures,
  markDifference,
  shownSigns,
  visibleFaults,
  wordDifference,
} from './text-difference.ts';
import {typeDifference} from './type-difference.ts';

/**
 * What has to change in `found` so that it means the same as `wanted`, as Chinese sentences in the order of the text; none if it does. Markers, blank
 * lines, spaces, the punctuation of sentences and the form of links do not matter.
 */
export function differences(wanted: Root, found: Root): string[] {
  const text = compare(wanted, found);
  if (text.wanted.some(isCell) && !text.found.some(isCell)) {
    return [noTable(text.found)];
  }
  const told = new Set<LeafBlock>();
  const sentences = text.wanted.flatMap((block) => {
    const pair = text.pairs.find((each) => each.wanted === block);
    return pair ? differencesOf(pair, text) : missing(block, text, told);
  });
  const said = [
    ...new Set([...sentences, ...text.free.flatMap((block) => superfluous(block, text))]),
  ];
  return said.length > 0 || sameMeaning(text) ? said : ['结果和目标还不一样。'];
}

function sameMeaning({wanted, found}: Compared): boolean {
  const meanings = (blocks: readonly LeafBlock[]) =>
    JSON.stringify(
      blocks.map((block) => ({
        type: block.type,
        detail: block.detail,
        containers: block.containers,
        characters: lettersOf(block).map(({value, marks}) => [value, marks]),
        exact: exactText(block),
      })),
    );
  return meanings(wanted) === meanings(found);
}

function differencesOf(pair: Pair, text: Compared): string[] {
  const signs = shownSigns(pair);
  const structure = [
    typeDifference(pair, text, signs),
    () => (isCell(pair.wanted) ? cellDifference(pair, text) : []),
    () => containerDifference(pair, text, signs),
    () => misplaced(pair, text),
  ];
  for (const find of structure) {
    const sentences = typeof find === 'function' ? find() : find;
    if (sentences.length > 0) {
      return sentences;
    }
  }
  if (holdsMore(pair, text)) {
    return []; // said of what it holds
  }
  if (pair.wanted.type === 'code' || pair.wanted.type === 'math') {
    return codeDifference(pair);
  }
  return (
    [visibleFaults, markDifference, wordDifference]
      .map((find) => find(pair, text))
      .find((sentences) => sentences.length > 0) ?? []
  );
}

function emptyName(block: LeafBlock): string {
  if (isCell(block)) {
    return '一个空格子';
  }
  return itemAt(block, -1) ? '一个空的列表项' : `一处空的${typeName(block)}`;
}

/** Whether a found block holds the words of another wanted one, too. */
function holdsMore({wanted, found}: Pair, {unpaired}: Compared): boolean {
  const words = wordsOf(found);
  return unpaired
    .map(wordsOf)
    .some((other) => other !== '' && words.includes(other) && !wordsOf(wanted).includes(other));
}

/** The block behind which this one should stand. */
function misplaced(pair: Pair, {pairs, found}: Compared): string[] {
  if (isCell(pair.wanted) || pair.wanted.containers[0]?.type === 'footnote') {
    return []; // their places were compared
  }
  const place = found.indexOf(pair.found);
  const behind = pairs
    .slice(0, pairs.indexOf(pair))
    .findLast((other) => found.indexOf(other.found) > place);
  const name = behind && (isCell(behind.wanted) ? '表格' : nameOf(behind.wanted));
  return name === undefined ? [] : [sentence(`${nameOf(pair.wanted)}应当在${name}后面`)];
}

function superfluous(block: LeafBlock, text: Compared): string[] {
  const {unpaired} = text;
  if (isRule(block)) {
    return [sentence('多出了一条分隔线')];
  }
  if ((isDashes(block) && unpaired.some(isRule)) || isPartOfPictures(block, text)) {
    return []; // said of the thematic break, or of the pictures
  }
  if (block.type === 'html') {
    return [isHtml(textOf(block.characters))];
  }
  if (isCell(block) && /^:?-+:?$/u.test(textOf(block.characters))) {
    return [sentence('表格里多出了一行分隔行')];
  }
  const words = wordsOf(block);
  if (
    isCell(block) &&
    words === '' &&
    unpaired.some((cell) => isCell(cell) && placeOf(cell).row === placeOf(block).row)
  ) {
    return []; // said of the cell that was torn
  }
  if (words === '') {
    return block.characters.length > 0
      ? [sentence(`多出了${nameOf(block)}`)]
      : [sentence(`多出了${emptyName(block)}`)];
  }
  if (isDefinition(block)) {
    return [
      sentence(
        `${nameOf(block)}没有成为链接的定义`,
        '写成 `[名字]: 地址`，冒号是半角的，后面不写别的',
      ),
    ];
  }
  const isPart = unpaired
    .map(wordsOf)
    .some((each) => each !== '' && (each.includes(words) || words.includes(each)));
  return isPart ? [] : [sentence(`多出了${nameOf(block)}`)];
}
