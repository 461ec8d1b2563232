import {
  breakValue,
  pictureValue,
  plainText,
  type Character,
  type LeafBlock,
  type Mark,
} from './blocks.ts';

/** A character that counts, with its index among the block's characters. */
export interface Letter extends Character {
  readonly at: number;
}

/** Spaces and the punctuation of sentences. */
const ignored = /[\s，。、；：？！…—·“”‘’「」『』（）《》【】,.;:?!'"]/u;

const allIgnored = new RegExp(ignored, 'gu');

/** Characters that Markdown gives a meaning, and their full-width forms. */
const signs = /[*_~`#>|[\]()\\$<&=+^＃＊～｀＞｜－＿＼＄-]/gu;

/**
 * Returns the characters by which two texts are compared. Spaces and the punctuation of sentences do not count, because an answer may move them out of
 * a mark. Signs of Markdown count, because a visible sign had no effect.
 */
export function lettersOf({characters}: LeafBlock): Letter[] {
  return characters.flatMap((character, at) =>
    character.value === breakValue ||
    !ignored.test(character.value) ||
    isBeforeBracket(character, characters[at + 1])
      ? [{...character, value: character.value === '～' ? '~' : character.value, at}]
      : [],
  );
}

/** An exclamation mark before a link or a picture was meant to make a picture of it. */
function isBeforeBracket({value}: Character, next: Character | undefined): boolean {
  const isBracket = next?.value === '[' || next?.value === pictureValue;
  return (
    /[!！]/u.test(value) &&
    (isBracket || (next?.marks.some((mark) => mark.startsWith('link ')) ?? false))
  );
}

/** Returns the text of code and formulas in a block, without the spaces that do not change their meaning. */
export function exactText(block: LeafBlock): string {
  const {type, characters} = block;
  if (type === 'code' || type === 'html' || type === 'yaml') {
    const lines = plainText(characters).split('\n');
    return lines
      .map((line) => exactLine(block, line))
      .join('\n')
      .trimEnd();
  }
  if (type === 'math') {
    return exactLine(block, plainText(characters));
  }
  const within = (mark: Mark) => plainText(characters.filter(({marks}) => marks.includes(mark)));
  return [
    within('inlineCode').replace(/\s+/gu, ' '),
    exactFormula(within('inlineMath')),
    within('html').replace(/\s+/gu, ' '),
  ].join('\n');
}

/** Returns a line of a code block or formula, without the spaces that do not change its meaning. */
export function exactLine({type, detail}: LeafBlock, line: string): string {
  if (type === 'math') {
    return exactFormula(line);
  }
  return detail === 'mermaid' ? line.trim() : line.trimEnd();
}

/** Removes the spaces of a formula, except a space that ends a command. */
function exactFormula(text: string): string {
  return text.replace(/(\\[a-z]+)\s+(?=[a-z])/giu, '$1\0').replace(/\s+/gu, '');
}

/** Lists the signs of Markdown in a text, each as often as it occurs. */
export function signsIn(text: string): string[] {
  return text.match(signs) ?? [];
}

/** The start of a line that looks like the marker of a list. */
export const fakeMarker =
  /^\s*(?:[（(]?[0-9０-９]+(?:[.)、．）。]|(?=\s))|[一二三四五六七八九十]+[、.．]|[①-⑳]|[•·●○▪□☐■☑])\s*/u;

/** Returns the words of a block: no signs, pictures, breaks, footnote references, HTML or fake markers of lists. */
export function wordsOf(block: LeafBlock): string {
  const known = words.get(block);
  if (known !== undefined) {
    return known;
  }
  const found = findWords(block);
  words.set(block, found);
  return found;
}

const words = new WeakMap<LeafBlock, string>();

function findWords({type, characters}: LeafBlock): string {
  const visible = characters.filter(
    ({marks}) => !marks.includes('html') && !marks.includes('footnote'),
  );
  return plainText(visible)
    .split(/[\n\u2028]/u)
    .map((line) => (type === 'cell' ? line : line.replace(fakeMarker, '')))
    .join('')
    .replaceAll(pictureValue, '')
    .replace(/https?:[\w./?#=&%~-]+/gu, '')
    .replace(signs, '')
    .replace(allIgnored, '');
}
