import {breakValue, pictureValue, type Character, type LeafBlock} from './leaf-blocks.ts';

/** A character that counts, with its place among the block's characters. */
export interface Letter extends Character {
  readonly at: number;
}

/** Spaces and the punctuation of sentences. */
const ignored = /[\s，。、；：？！…—·“”‘’「」『』（）《》【】,.;:?!'"]/u;

const allIgnored = new RegExp(ignored, 'gu');

/** Characters that Markdown gives a meaning, and their full-width forms. */
const marks = /[*_~`#>|[\]()\\$<&=+^＃＊～｀＞｜－＿＼＄-]/gu;

/**
 * The characters that two texts are compared by. Spaces and the punctuation of sentences do not count, because an answer may move them out of a mark.
 * Marks of Markdown count: one that the reader sees was meant to be something else.
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

/** An exclamation mark before a link or a picture was meant to make one of it. */
function isBeforeBracket({value}: Character, next: Character | undefined): boolean {
  const isBracket = next?.value === '[' || next?.value === pictureValue;
  return (
    /[!！]/u.test(value) &&
    (isBracket || (next?.marks.some((mark) => mark.startsWith('link ')) ?? false))
  );
}

export function textOf(characters: readonly Character[]): string {
  return characters.map(({value}) => value).join('');
}

/** The text of code and formulas in a block, in which every character counts that changes the meaning. */
export function exactText(block: LeafBlock): string {
  const {type, characters} = block;
  if (type === 'code' || type === 'html' || type === 'yaml') {
    const lines = textOf(characters).split('\n');
    return lines
      .map((line) => exactLine(block, line))
      .join('\n')
      .trimEnd();
  }
  if (type === 'math') {
    return exactLine(block, textOf(characters));
  }
  const within = (mark: string) => textOf(characters.filter(({marks}) => marks.includes(mark)));
  return [
    within('inlineCode').replace(/\s+/gu, ' '),
    exactFormula(within('inlineMath')),
    within('html').replace(/\s+/gu, ' '),
  ].join('\n');
}

/** A line of a code block or a formula, without the spaces that mean nothing. */
export function exactLine({type, detail}: LeafBlock, line: string): string {
  if (type === 'math') {
    return exactFormula(line);
  }
  return detail === 'mermaid' ? line.trim() : line.trimEnd();
}

/** In formulas spaces do not count, but for one that ends a command. */
function exactFormula(text: string): string {
  return text.replace(/(\\[a-z]+)\s+(?=[a-z])/giu, '$1\0').replace(/\s+/gu, '');
}

/** The marks of Markdown in a text, as often as they are there. */
export function marksIn(text: string): string[] {
  return text.match(marks) ?? [];
}

/** What looks like the marker of a list at the start of a line. */
export const fakeMarker =
  /^\s*(?:[（(]?[0-9０-９]+(?:[.)、．）。]|(?=\s))|[一二三四五六七八九十]+[、.．]|[①-⑳]|[•·●○▪□☐■☑])\s*/u;

/** The words of a block: without marks, pictures, breaks, notes, HTML, and what looks like a list's marker. */
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
    ({marks: around}) => !around.includes('html') && !around.includes('footnote'),
  );
  return textOf(visible)
    .split(/[\n\u2028]/u)
    .map((line) => (type === 'cell' ? line : line.replace(fakeMarker, '')))
    .join('')
    .replaceAll(pictureValue, '')
    .replace(/https?:[\w./?#=&%~-]+/gu, '')
    .replace(marks, '')
    .replace(allIgnored, '');
}
