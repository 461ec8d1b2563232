/** A term of a text, and where it stands in it. */
export interface Token {
  readonly term: string;
  readonly from: number;
  readonly to: number;
  /** It is a word and the Han character beside it. */
  readonly isJoint?: true;
  /** It is the parts of a word, without the signs between them. */
  readonly isCompound?: true;
}

const hanClass = '\\p{Script=Han}々〇';
const letter = `(?:[a-z\\d]|(?![${hanClass}])[\\p{L}\\p{N}])`;

/** A run of Han characters, or a word: letters and digits, with what may join or mark them. */
const runs = new RegExp(
  `(?<han>[${hanClass}]+)|(?:(?<!${letter})(?:--?|\\.))?${letter}+(?:[-._/']${letter}+)*(?:\\+\\+|#)?`,
  'gu',
);

/** The parts of a word: letters, digits. */
const parts = /\p{L}+|\p{N}+/gu;

/**
 * The terms of a normalised text, overlapping: pairs of neighbouring Han characters (a single one where it stands
 * alone), whole words, and the parts of words. `rs-485` is `rs485`, `rs` and `485`; `c++`, `.net` and
 * `--flag` are terms beside `c`, `net` and `flag`. Where a word stands beside Han characters, with or without
 * a space, both together are a term: of `用 Git 提交`, `用git` and `git提`. Words are cut the same way in texts and in queries, so that
 * nothing depends on where a dictionary would cut.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let before: Run | undefined;
  for (const {0: run, index: from, groups} of text.matchAll(runs)) {
    const isHanRun = groups?.han !== undefined;
    const next = {from, to: from + run.length, isHanRun, text: run};
    if (before && before.isHanRun !== isHanRun && isBeside(text, before, next)) {
      tokens.push(jointOf(before, next));
    }
    if (isHanRun) {
      pushPairs(tokens, run, from);
    } else {
      pushWord(tokens, run, from);
    }
    before = next;
  }
  return tokens;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly isHanRun: boolean;
  readonly text: string;
}

function isBeside(text: string, {to}: Run, {from}: Run): boolean {
  return to === from || (to + 1 === from && text[to] === ' ');
}

function jointOf(before: Run, next: Run): Token {
  const last = Array.from(before.text).at(-1) ?? '';
  const [first = ''] = Array.from(next.text);
  return before.isHanRun
    ? {
        term: last + joinedWord(next.text),
        from: before.to - last.length,
        to: next.to,
        isJoint: true,
      }
    : {
        term: joinedWord(before.text) + first,
        from: before.from,
        to: next.from + first.length,
        isJoint: true,
      };
}

function joinedWord(word: string): string {
  return Array.from(word.matchAll(parts), ([piece]) => piece).join('');
}

function pushPairs(tokens: Token[], run: string, from: number): void {
  let at = 0;
  let next = characterEnd(run, at);
  if (next === run.length) {
    tokens.push({term: run, from, to: from + run.length});
  }
  while (next < run.length) {
    const end = characterEnd(run, next);
    tokens.push({term: run.slice(at, end), from: from + at, to: from + end});
    [at, next] = [next, end];
  }
}

/** Where the character ends that begins at a place. */
function characterEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
}

/** Most words: they have no parts and no signs. */
const plain = /^(?:[a-z]+|\d+)$/;

function pushWord(tokens: Token[], word: string, from: number): void {
  const to = from + word.length;
  if (plain.test(word)) {
    tokens.push({term: word, from, to});
    return;
  }
  const pieces = Array.from(word.matchAll(parts));
  const joined = pieces.map(([piece]) => piece).join('');
  const terms = new Map([[joined, {from, to}]]);
  if (/^[.-]|[+#]$/.test(word)) {
    terms.set(word.replace(/^--?/, '--'), {from, to});
  }
  if (pieces.length > 1) {
    for (const {0: piece, index} of pieces) {
      if (!terms.has(piece)) {
        terms.set(piece, {from: from + index, to: from + index + piece.length});
      }
    }
  }
  const isCompound = !word.includes(joined);
  for (const [term, place] of terms) {
    tokens.push({term, ...place, ...(isCompound && term === joined && {isCompound})});
  }
}

const han = new RegExp(`^[${hanClass}]+$`, 'u');

/** Whether a term is made of Han characters. */
export function isHan(term: string): boolean {
  return han.test(term);
}
