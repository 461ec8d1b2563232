import type {Compared} from './compared.ts';
import {breakValue, type Character, type LeafBlock} from './leaf-blocks.ts';
import {exactText, lettersOf, marksIn, textOf, wordsOf, type Letter} from './meaning.ts';
import {longest, markName, nameOf, quoted} from './names.ts';
import {objectsIn} from './objects.ts';
import type {Pair} from './pairs.ts';
import {code, sentence} from './sentence.ts';

/** Marks of Markdown that a reader sees, because they had no effect. */
export function shownSigns({wanted, found}: Pair): string[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)].map(textOf) as [string, string];
  return [wanted, found].some(({type}) => type === 'code' || type === 'html')
    ? []
    : [...new Set(withoutEach(marksIn(have), marksIn(want)))];
}

/** Pictures, notes and breaks that lack or are too many, links that are none, HTML, and marks that the reader sees. */
export function visibleFaults(pair: Pair, text: Compared): string[] {
  const {wanted, found} = pair;
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (textOf(want) === textOf(have)) {
    return [];
  }
  const tag = found.characters.findIndex(isTag);
  if (tag !== -1 && !want.some(isTag)) {
    return [isHtml(textOf(found.characters.slice(tag)))];
  }
  const objects = [...objectDifference(pair, text), ...breakDifference(want, have)];
  if (objects.length > 0) {
    return objects;
  }
  const links = brokenLinks(pair);
  if (links.length > 0) {
    return links;
  }
  const signs = shownSigns(pair);
  return signs.length === 0
    ? []
    : [sentence(`${nameOf(wanted)}里露出了 ${signs.map(code).join(' ')}，没有起作用`)];
}

const isTag = ({marks}: Character) => marks.includes('html');

/** Says of a text in HTML that it is, by its first tag. */
export function isHtml(text: string): string {
  const tag = /^<[^>]*>/u.exec(text.trim())?.[0] ?? text;
  return sentence(`${code(tag)} 是 HTML，这里请用 Markdown 的记号`);
}

/** The words of two blocks differ, and nothing else explains it; one sentence, or none. */
export function wordDifference({wanted, found}: Pair): string[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (textOf(want) === textOf(have)) {
    return exactText(wanted) === exactText(found)
      ? []
      : [sentence('代码或公式里的文字和目标不同，标点和空格也算')];
  }
  const before = sharedStart(want, have);
  const after = sharedStart(want.slice(before).reverse(), have.slice(before).reverse());
  const [lacks, has] = [between(wanted, want, before, after), between(found, have, before, after)];
  const change =
    lacks.length === 0
      ? `多出了${quoted(has)}`
      : has.length === 0
        ? `还缺${quoted(lacks)}`
        : `${quoted(lacks)}成了${quoted(has)}`;
  return [sentence(`${nameOf(wanted)}的文字和目标不同，${change}`)];
}

function sharedStart(a: readonly Letter[], b: readonly Letter[]): number {
  const at = a.findIndex(({value}, index) => value !== b[index]?.value);
  return at === -1 ? a.length : at;
}

/** The characters of a block but for some letters at its start and its end. */
function between(
  {characters}: LeafBlock,
  letters: readonly Letter[],
  before: number,
  after: number,
): readonly Character[] {
  const last = letters.length - after - 1;
  return last < before
    ? []
    : characters.slice(letters[before]?.at ?? 0, (letters[last]?.at ?? 0) + 1);
}

function objectDifference({wanted, found}: Pair, text: Compared): string[] {
  const [want, have] = [objectsIn(lettersOf(wanted)), objectsIn(lettersOf(found))];
  return [
    ...withoutEach(want, have).map((object) => lackingObject(object, found, text)),
    ...withoutEach(have, want)
      .filter(
        (object) => !text.unpaired.some((block) => objectsIn(block.characters).includes(object)),
      )
      .map((object) => sentence(`多出了${markName(object)}`)),
  ];
}

function lackingObject(object: string, block: LeafBlock | undefined, {found}: Compared): string {
  if (object === 'footnote') {
    const shown = /[[【]\^[^\]】]*[\]】]/u.exec(textOf(block?.characters ?? []))?.[0];
    return shown === undefined
      ? sentence('还缺脚注的记号 `[^1]`')
      : sentence(`${code(shown)} 没有起作用`, '另有一段以 `[^名字]:` 开头，名字相同，记号用半角');
  }
  const name = markName(object);
  if (found.some((other) => other !== block && objectsIn(other.characters).includes(object))) {
    return sentence(`${name} 应当和前后的内容在同一段里`, '中间不要空行');
  }
  return sentence(`还缺${name}`, '写成 `![文字](地址)`，记号都用半角，中间没有空格');
}

/** What became of a block of pictures that has no partner. */
export function missingPictures(block: LeafBlock, text: Compared): string[] {
  const objects = objectsIn(block.characters);
  const holder = text.found.find((other) =>
    objects.every((object) => objectsIn(other.characters).includes(object)),
  );
  return objects.map((object) =>
    holder
      ? sentence(`${markName(object)} 应当单独成段`, '前后各空一行')
      : lackingObject(object, undefined, text),
  );
}

/** Whether a block has only pictures that another paragraph should hold. */
export function isPartOfPictures(block: LeafBlock, {wanted, found}: Compared): boolean {
  const objects = objectsIn(block.characters);
  return (
    objects.length > 0 &&
    wordsOf(block) === '' &&
    objects.every(
      (object) =>
        wanted.some((other) => objectsIn(other.characters).includes(object)) &&
        !found.some((other) => other !== block && objectsIn(other.characters).includes(object)),
    )
  );
}

/** The first link whose address the reader sees, or whose brackets. */
function brokenLinks({wanted, found}: Pair): string[] {
  const text = textOf(found.characters);
  const linksIn = ({characters}: LeafBlock) =>
    characters.flatMap(({marks}) => marks.filter((mark) => mark.startsWith('link ')));
  const link = linksIn(wanted).find((mark) => {
    const address = mark.slice(5);
    const isShown = text.includes(address) && !textOf(wanted.characters).includes(address);
    return isShown && !/\]\s*[:：]/u.test(text);
  });
  const part = wanted.characters.filter(({marks}) => link !== undefined && marks.includes(link));
  return part.length > 0
    ? [sentence(`${quoted(part)}还不是链接`, '写成 `[文字](地址)`，括号都用半角，中间没有空格')]
    : [];
}

function withoutEach<Value>(all: readonly Value[], others: readonly Value[]): Value[] {
  const rest = [...others];
  return all.filter((each) => {
    const index = rest.indexOf(each);
    if (index !== -1) {
      rest.splice(index, 1);
    }
    return index === -1;
  });
}

/** The first line break that is wanted and not there, or there and not wanted. */
function breakDifference(want: readonly Letter[], have: readonly Letter[]): string[] {
  const isBreak = (letter: Letter | undefined) => letter?.value === breakValue;
  const rest = (letters: readonly Letter[]) => textOf(letters.filter((each) => !isBreak(each)));
  if (rest(want) !== rest(have)) {
    return [];
  }
  const at = want.findIndex(({value}, index) => value !== have[index]?.value);
  const place = at === -1 ? want.length : at;
  const line = want.slice(0, place).findLastIndex(isBreak) + 1;
  const before = `${quoted(want.slice(Math.max(line, place - longest), place))}后面`;
  return [
    isBreak(want[place])
      ? sentence(`${before}应当换行，但不另起一段`)
      : sentence(`${before}不应当换行`),
  ];
}

/** A stretch of a text with a mark that is wanted and not there, or there and not wanted. */
interface Stretch {
  readonly mark: string;
  readonly part: string;
  readonly isWanted: boolean;
  readonly want: Letter | undefined;
  readonly have: Letter | undefined;
}

/** The first stretch of each mark that is wanted and not there, or there and not wanted. */
export function markDifference({wanted, found}: Pair): string[] {
  const [want, have] = [lettersOf(wanted), lettersOf(found)];
  if (textOf(want) !== textOf(have)) {
    return strangeMarks(wanted.characters, found.characters);
  }
  const marks = new Set([...want, ...have].flatMap((letter) => letter.marks));
  const stretches = [...marks].flatMap((mark) => stretchOf(mark, wanted, want, have));
  return stretches.flatMap((stretch) => markSentence(stretch, stretches));
}

function stretchOf(
  mark: string,
  {characters}: LeafBlock,
  want: readonly Letter[],
  have: readonly Letter[],
): Stretch[] {
  const has = (letter: Letter | undefined) => letter?.marks.includes(mark) ?? false;
  const first = want.findIndex((letter, index) => has(letter) !== has(have[index]));
  if (first === -1) {
    return [];
  }
  const isWanted = has(want[first]);
  const after = want.findIndex(
    (letter, index) =>
      index > first &&
      (has(letter) !== isWanted ||
        has(have[index]) === isWanted ||
        (canBreak.has(mark) && isApart(want, index, characters))),
  );
  const part = characters.slice(
    want[first]?.at,
    (want[(after === -1 ? want.length : after) - 1]?.at ?? 0) + 1,
  );
  return [{mark, part: quoted(part), isWanted, want: want[first], have: have[first]}];
}

/** Marks around words. Code and addresses go on behind punctuation. */
const canBreak = new Set(['strong', 'emphasis', 'delete']);

/** Whether punctuation stands before a letter, which ends a stretch. */
function isApart(
  letters: readonly Letter[],
  index: number,
  characters: readonly Character[],
): boolean {
  const gap = characters.slice((letters[index - 1]?.at ?? 0) + 1, letters[index]?.at);
  return gap.some(({value}) => value.trim() !== '');
}

/** One sentence says of a stretch what it should be and what it is. */
function markSentence(
  {mark, part, isWanted, want, have}: Stretch,
  all: readonly Stretch[],
): string[] {
  const [kind = '', ...address] = mark.split(' ');
  const isOther = (letter: Letter | undefined) =>
    address.length > 0 &&
    letter?.marks.some((each) => each.startsWith(`${kind} `) && each !== mark);
  const twin = all.find(
    (other) =>
      other.part === part && other.isWanted !== isWanted && !other.mark.startsWith('picture '),
  );
  if (!isWanted) {
    const isInside = all.some((other) => other.isWanted && other.part.includes(part.slice(1, -1)));
    return isOther(want) || twin || isInside ? [] : [sentence(`${part}不应当是${markName(mark)}`)];
  }
  if (mark === 'footnote') {
    return [sentence(`${part}还不是脚注`, '脚注的记号写成 `[^1]`')];
  }
  if (isOther(have)) {
    return [sentence(`${part}的地址应当是 ${code(address.join(' '))}`)];
  }
  return [
    sentence(`${part}应当是${markName(mark)}${twin ? `，现在是${markName(twin.mark)}` : ''}`),
  ];
}

/** Marks in the answer that the goal does not have anywhere: signs that took effect though they should be seen. */
function strangeMarks(wanted: readonly Character[], found: readonly Character[]): string[] {
  const known = new Set(wanted.flatMap(({marks}) => marks));
  const strange = new Set(found.flatMap(({marks}) => marks).filter((mark) => !known.has(mark)));
  return [...strange].map((mark) => {
    const first = found.findIndex(({marks}) => marks.includes(mark));
    const after = found.findIndex(({marks}, index) => index > first && !marks.includes(mark));
    const part = found.slice(first, after === -1 ? found.length : after);
    return sentence(`${quoted(part)}不应当是${markName(mark)}`);
  });
}
