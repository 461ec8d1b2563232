import {
  isCell,
  isThematicBreak,
  itemAt,
  plainText,
  shareContainers,
  type LeafBlock,
} from './blocks.ts';
import {isWhole, type Compared} from './compared.ts';
import {beginning} from './excerpt.ts';
import {blockKind, type Finding} from './finding.ts';
import {fakeMarker, lettersOf, signsIn, wordsOf} from './meaning.ts';
import {missingPictures} from './object-differences.ts';
import {missingCell} from './table-difference.ts';
import {htmlUsed} from './text-difference.ts';

/** Reports a wanted block without a counterpart: joined to another block, split, or absent. */
export function missing(block: LeafBlock, text: Compared): Finding[] {
  if (isThematicBreak(block)) {
    return missingThematicBreak(block, text);
  }
  if (isCell(block)) {
    return missingCell(block, text);
  }
  if (wordsOf(block) === '') {
    const pictures = missingPictures(block, text);
    return pictures.length > 0
      ? pictures
      : [{rule: 'block-missing-without-words', values: {kind: blockKind(block)}}];
  }
  const holder = holderOf(block, text);
  if (!holder) {
    return splitOrAbsent(block, text);
  }
  const first = text.unpaired.find((other) => holderOf(other, text) === holder);
  return first === block ? [joined(block, holder, text)] : []; // one finding for each holder
}

/** Returns the found block that holds the words of a wanted block among others. */
function holderOf(block: LeafBlock, text: Compared): LeafBlock | undefined {
  const words = wordsOf(block);
  return words === '' || isCell(block)
    ? undefined
    : text.found.find((other) => wordsOf(other).includes(words) && !isWhole(other, text));
}

function missingThematicBreak(block: LeafBlock, {wanted, pairs, free}: Compared): Finding[] {
  const dashes = free.find(isDashes);
  if (dashes) {
    return [{rule: 'thematic-break-characters', values: {block: beginning(dashes)}}];
  }
  const before = wanted[wanted.indexOf(block) - 1];
  const partner = pairs.find((pair) => pair.wanted === before)?.found;
  return partner?.type === 'heading' && before?.type === 'paragraph'
    ? [] // reported for the paragraph that the line made a heading
    : [{rule: 'thematic-break-missing', values: {}}];
}

function joined(block: LeafBlock, holder: LeafBlock, text: Compared): Finding {
  const values = {block: beginning(block), kind: blockKind(block)};
  if (holder.type === 'html') {
    return htmlUsed(holder.characters);
  }
  if (holder.type === 'cell') {
    return {rule: 'table-holds-text', values};
  }
  const isIndented = holder.isIndented ?? false;
  if (
    holder.type === 'code' &&
    block.type !== 'code' &&
    (isIndented || text.pairs.some(({found}) => found === holder))
  ) {
    return {rule: 'code-holds-text', values: {block: values.block, isIndented}};
  }
  const others = text.wanted.filter((each) => each !== block && wordsOf(each) !== '');
  const words = wordsOf(holder);
  const neighbour = others.find(
    (each) =>
      words.includes(wordsOf(block) + wordsOf(each)) ||
      words.includes(wordsOf(each) + wordsOf(block)),
  );
  const other = neighbour ?? others.find((each) => words.includes(wordsOf(each)));
  return other ? joinedTo(block, other, holder, text) : {rule: 'block-not-alone', values};
}

function joinedTo(
  block: LeafBlock,
  other: LeafBlock,
  holder: LeafBlock,
  {wanted}: Compared,
): Finding {
  const isBefore = wanted.indexOf(block) < wanted.indexOf(other);
  const [one, two] = isBefore ? [block, other] : [other, block];
  const [first, second] = [beginning(one), beginning(two)];
  const item = itemAt(two, -1);
  const depth = one.containers.length;
  const isInItem = itemAt(holder, -1) !== undefined;
  const shown = plainText(holder.characters);
  const signs = holder.type === 'code' ? [] : ineffectiveSigns(shown, wanted);
  if (itemAt(one, -1) && two.containers.length > depth && shareContainers(one, two, depth)) {
    const isTooDeep = isInItem && /\n[-*+] /u.test(shown);
    return {rule: 'child-joined', values: {block: second, parent: first, isTooDeep, signs}};
  }
  if (itemAt(one, -1) && item && !shareContainers(one, two, depth)) {
    return isInItem && depth === two.containers.length
      ? {rule: 'item-joined', values: {block: second, item: item.item, previous: first, signs}}
      : {rule: 'items-joined', values: {first, second, signs}};
  }
  const isBlankLineWide = /\n\u3000+\n/u.test(shown);
  return {rule: 'block-joined', values: {first, second, isBlankLineWide, signs}};
}

/** Lists the signs of Markdown and the fake markers of lists that a text shows and the goal does not. */
function ineffectiveSigns(shown: string, wanted: readonly LeafBlock[]): string[] {
  const known = plainText(wanted.flatMap(lettersOf));
  const markers = shown.split(/[\n\u2028]/u).map((line) => fakeMarker.exec(line)?.[0].trim() ?? '');
  return [...new Set([...signsIn(shown), ...markers])].filter(
    (sign) => sign !== '' && !known.includes(sign),
  );
}

/** Reports a block whose words are in several blocks, or nowhere. */
function splitOrAbsent(
  wanted: LeafBlock,
  {wanted: all, found, free, unusedNotes}: Compared,
): Finding[] {
  const [block, kind, words] = [beginning(wanted), blockKind(wanted), wordsOf(wanted)];
  const parts = free.filter((other) => wordsOf(other) !== '' && words.includes(wordsOf(other)));
  if (parts.some((other) => words.startsWith(wordsOf(other)))) {
    const areParagraphs = parts.every(
      ({type, containers}) =>
        type === 'paragraph' && containers.length === wanted.containers.length,
    );
    return [{rule: 'block-split', values: {block, kind, areParagraphs}}];
  }
  if (wanted.containers[0]?.type === 'footnote') {
    return unusedNotes.some((note) => note.includes(plainText(wanted.characters).slice(0, 4)))
      ? [] // reported for the text that does not refer to it
      : [{rule: 'footnote-text-missing', values: {block}}];
  }
  const around = all.find(
    (other) => other !== wanted && found.some((each) => holds(each, other, wanted)),
  );
  if (around) {
    return [{rule: 'block-holds-another', values: {block, other: beginning(around)}}];
  }
  const item = itemAt(wanted, -1)?.item;
  return [
    item !== undefined && wanted.type === 'paragraph'
      ? {rule: 'item-missing', values: {block, item}}
      : {rule: 'block-missing', values: {block, kind}},
  ];
}

/** Whether a found block begins and ends like one wanted block, with another inside it. */
function holds(found: LeafBlock, inner: LeafBlock, outer: LeafBlock): boolean {
  const [words, part, whole] = [found, inner, outer].map(wordsOf) as [string, string, string];
  return part !== '' && words.includes(part) && words.replace(part, '') === whole;
}

/** Whether a block looks like a thematic break. */
export function isDashes({characters}: LeafBlock): boolean {
  return /^[-—–－_＿*＊=＝\s]{2,}$/u.test(plainText(characters));
}
