import {isCell, isRule, isWhole, itemAt, share, type Compared} from './compared.ts';
import type {LeafBlock} from './leaf-blocks.ts';
import {fakeMarker, lettersOf, marksIn, textOf, wordsOf} from './meaning.ts';
import {nameOf, typeName} from './names.ts';
import {sentence} from './sentence.ts';
import {missingCell} from './table-difference.ts';
import {isHtml, missingPictures} from './text-difference.ts';

/**
 * What became of a wanted block that has no partner.
 *
 * @param told the found blocks that hold more than one wanted block, of which it was said
 */
export function missing(block: LeafBlock, text: Compared, told: Set<LeafBlock>): string[] {
  if (isRule(block)) {
    return missingRule(block, text);
  }
  if (isCell(block)) {
    return missingCell(block, text);
  }
  const words = wordsOf(block);
  if (words === '') {
    const pictures = missingPictures(block, text);
    return pictures.length > 0 ? pictures : [sentence(`还缺一处${typeName(block)}`)];
  }
  const holder = text.found.find(
    (other) => wordsOf(other).includes(words) && !isWhole(other, text),
  );
  if (holder) {
    const isTold = told.has(holder);
    told.add(holder);
    return isTold ? [] : inHolder(block, holder, text);
  }
  return apart(block, words, text);
}

function missingRule(block: LeafBlock, {wanted, pairs, free}: Compared): string[] {
  const dashes = free.find(isDashes);
  if (dashes) {
    return [sentence(`${nameOf(dashes)}不是分隔线`, '用三个半角的 `-`，前后各空一行')];
  }
  const before = wanted[wanted.indexOf(block) - 1];
  const partner = pairs.find((pair) => pair.wanted === before)?.found;
  return partner?.type === 'heading' && before?.type === 'paragraph'
    ? [] // said of the paragraph that the line made a heading
    : [sentence('还缺一条分隔线')];
}

/** Two blocks became one. */
function inHolder(block: LeafBlock, holder: LeafBlock, text: Compared): string[] {
  if (holder.type === 'html') {
    return [isHtml(textOf(holder.characters))];
  }
  if (holder.type === 'cell') {
    return [sentence(`${nameOf(block)}应当是${typeName(block)}，现在在表格里`, '表格后面要空一行')];
  }
  const others = text.wanted.filter((each) => each !== block && wordsOf(each) !== '');
  if (holder.type === 'code' && block.type !== 'code') {
    if (holder.isIndented) {
      return [sentence(`${nameOf(block)}现在在代码块里`, '行首的空格太多')];
    }
    if (text.pairs.some(({found}) => found === holder)) {
      return [sentence(`${nameOf(block)}还在代码块里`, '代码块要在它前面关上')];
    }
  }
  const words = wordsOf(holder);
  const next = others.find(
    (each) =>
      words.includes(wordsOf(block) + wordsOf(each)) ||
      words.includes(wordsOf(each) + wordsOf(block)),
  );
  const other = next ?? others.find((each) => words.includes(wordsOf(each)));
  return other
    ? [joinedSentence(block, other, holder, text)]
    : [sentence(`${nameOf(block)}应当单独成为${typeName(block)}`)];
}

function joinedSentence(
  block: LeafBlock,
  other: LeafBlock,
  holder: LeafBlock,
  {wanted}: Compared,
): string {
  const [first, second] =
    wanted.indexOf(block) < wanted.indexOf(other) ? [block, other] : [other, block];
  const [one, two] = [itemAt(first, -1), itemAt(second, -1)];
  const signs = holder.type === 'code' ? [] : idleSigns(holder, wanted);
  const depth = first.containers.length;
  if (
    one &&
    second.containers.length > depth &&
    share(first.containers, second.containers, depth)
  ) {
    return sentence(
      `${nameOf(second)}应当在${nameOf(first)}里面，现在和它连在了一起`,
      itemAt(holder, -1) && /\n[-*+] /u.test(textOf(holder.characters))
        ? '前面的空格太多，够到它的文字下方就行'
        : '',
      signs,
    );
  }
  if (one && two && !share(first.containers, second.containers, depth)) {
    return itemAt(holder, -1) && depth === second.containers.length
      ? sentence(
          `${nameOf(second)}应当是列表的第 ${String(two.item)} 项，现在和${nameOf(first)}连在了一起`,
          '',
          signs,
        )
      : sentence(`${nameOf(first)}和${nameOf(second)}连在了一起，应当是列表里的两项`, '', signs);
  }
  const isBlankWide = /\n\u3000+\n/u.test(textOf(holder.characters));
  return sentence(
    `${nameOf(first)}和${nameOf(second)}连在了一起，应当分开`,
    isBlankWide ? '空行里不要有全角空格' : '',
    signs,
  );
}

/** Signs of Markdown that a text shows, and what looks like a list's marker. */
function idleSigns(holder: LeafBlock, wanted: readonly LeafBlock[]): string[] {
  const known = textOf(wanted.flatMap(lettersOf));
  const text = textOf(holder.characters);
  const markers = text.split(/[\n\u2028]/u).map((line) => fakeMarker.exec(line)?.[0].trim() ?? '');
  return [...new Set([...marksIn(text), ...markers])].filter(
    (sign) => sign !== '' && !known.includes(sign),
  );
}

/** A block whose words are in several blocks, or nowhere. */
function apart(
  block: LeafBlock,
  words: string,
  {wanted, found, free, unusedNotes}: Compared,
): string[] {
  const name = nameOf(block);
  const parts = free.filter((other) => wordsOf(other) !== '' && words.includes(wordsOf(other)));
  if (parts.some((other) => words.startsWith(wordsOf(other)))) {
    const isParagraphs = parts.every(
      ({type, containers}) => type === 'paragraph' && containers.length === block.containers.length,
    );
    return [
      sentence(
        `${name}被拆开了，应当连在一起，是${typeName(block)}`,
        isParagraphs ? '中间不要空行' : '',
      ),
    ];
  }
  if (block.containers[0]?.type === 'footnote') {
    return unusedNotes.some((note) => note.includes(textOf(block.characters).slice(0, 4)))
      ? [] // said of the text that does not refer to it
      : [sentence(`还缺脚注的内容${name}`, '另起一段，行首写 `[^1]:`')];
  }
  const around = wanted.find(
    (other) => other !== block && found.some((each) => holds(each, other, block)),
  );
  if (around) {
    return [sentence(`${name}里还有${nameOf(around)}，应当分开`)];
  }
  const item = itemAt(block, -1);
  return [
    sentence(
      item && block.type === 'paragraph'
        ? `还缺列表的第 ${String(item.item)} 项${name}`
        : `还缺${typeName(block)}${name}`,
    ),
  ];
}

/** Whether a found block begins and ends like one wanted block, with another inside it. */
function holds(found: LeafBlock, inner: LeafBlock, outer: LeafBlock): boolean {
  const [words, part, whole] = [found, inner, outer].map(wordsOf) as [string, string, string];
  return part !== '' && words.includes(part) && words.replace(part, '') === whole;
}

/** Signs that look like a thematic break. */
export function isDashes({characters}: LeafBlock): boolean {
  return /^[-—–－_＿*＊=＝\s]{2,}$/u.test(textOf(characters));
}

/** What was meant to be the definition of a link. */
export function isDefinition({characters}: LeafBlock): boolean {
  return /^\s*\[[^\]^]+\]\s*[:：]/u.test(textOf(characters));
}
