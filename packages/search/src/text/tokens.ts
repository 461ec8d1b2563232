/** A term of a text, and its offsets there. */
export interface Token {
  readonly term: string;
  readonly from: number;
  readonly to: number;
  /** Set for a word joined with the Han character beside it. */
  readonly isJoint?: true;
  /** Set for the parts of a word joined without the signs between them. */
  readonly isCompound?: true;
}

const hanClass = '\\p{Script=Han}々〇';
const letter = `(?:[a-z\\d]|(?![${hanClass}])[\\p{L}\\p{N}])`;

/**
 * Signs of markup and code. A colon counts among other colons or beside a hyphen, an exclamation mark before a bracket,
 * because Chinese punctuation becomes both.
 */
const signs = '(?:[-*_~`$#=<>|^\\\\+\\[\\]{}@&%]|:(?=[:-])|(?<=[:-]):|!(?=\\[))+';

/** Matches a run of Han characters, a run of signs, or a word. A word is letters and digits, with signs that may join or mark them. */
const runs = new RegExp(
  `(?<han>[${hanClass}]+)|(?:(?<!${letter})(?:--?|\\.))?${letter}+(?:[-._/']${letter}+)*(?:\\+\\+|#)?|(?<signs>${signs})`,
  'gu',
);

/** The parts of a word: letters, digits. */
const parts = /\p{L}+|\p{N}+/gu;

/**
 * The terms of a normalised text, which may overlap. They are pairs of neighbouring Han characters, or a single one without
 * neighbours, whole words, and the parts of words. `rs-485` is `rs485`, `rs` and `485`; `c++`, `.net` and
 * `--flag` are terms beside `c`, `net` and `flag`. A word and the Han character beside it, with or without a space,
 * also form a term: `用git` and `git提` in `用 Git 提交`. Signs in a row are a term (`signTerm`). Texts and queries are
 * cut the same way, so that no result depends on the cuts of a dictionary.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  visitTokens(text, (term, from, to, kind) => {
    tokens.push({
      term,
      from,
      to,
      ...(kind === 'joint' && {isJoint: true}),
      ...(kind === 'compound' && {isCompound: true}),
    });
  });
  return tokens;
}

/** Receives a token. A build has millions of them, so it makes no object for each. */
type Visit = (term: string, from: number, to: number, kind?: 'joint' | 'compound') => void;

/**
 * Calls `visit` with each token of a normalised text, in the order of `tokensOf`.
 *
 * @param shortestSigns the least number of signs in a row that are a term. In code, single ones are everywhere.
 */
export function visitTokens(text: string, visit: Visit, shortestSigns = 1): void {
  let before: Run | undefined;
  for (const {0: run, index: from, groups} of text.matchAll(runs)) {
    if (groups?.signs !== undefined) {
      const isBetween = run.length === 1 && isLetter(text[from - 1]) && isLetter(text[from + 1]);
      if (run.length >= shortestSigns && !isBetween) {
        visit(signTerm(run), from, from + run.length);
      }
      continue;
    }
    const isHanRun = groups?.han !== undefined;
    const next = {from, to: from + run.length, isHanRun, text: run};
    if (before && before.isHanRun !== isHanRun && isBeside(text, before, next)) {
      visitJoint(before, next, visit);
    }
    if (isHanRun) {
      visitPairs(run, from, visit);
    } else {
      visitWord(run, from, visit);
    }
    before = next;
  }
}

const oneLetter = new RegExp(`^${letter}$`, 'u');

function isLetter(character: string | undefined): boolean {
  return character !== undefined && oneLetter.test(character);
}

/** How far a full-width sign is from the ASCII character, in code points. */
const fullWidth = 0xfee0;

/**
 * The term of signs in a row: the signs in full width. Normalised texts have none, so the term resembles no word, and none
 * of the signs that the index uses itself.
 */
function signTerm(run: string): string {
  return shifted(run, fullWidth);
}

const signTermPattern = /^[\uFF01-\uFF5E]+$/;

/** Whether a term consists of signs. */
export function isSigns(term: string): boolean {
  return signTermPattern.test(term);
}

/** A term as normalised texts have it: signs in ASCII, all others unchanged. */
export function writtenForm(term: string): string {
  return isSigns(term) ? shifted(term, -fullWidth) : term;
}

function shifted(text: string, by: number): string {
  return Array.from(text, (character) => String.fromCharCode(character.charCodeAt(0) + by)).join(
    '',
  );
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

function visitJoint(before: Run, next: Run, visit: Visit): void {
  if (before.isHanRun) {
    const last = Array.from(before.text.slice(-2)).at(-1) ?? '';
    visit(last + joinedWord(next.text), before.to - last.length, next.to, 'joint');
  } else {
    const first = next.text.slice(0, characterEnd(next.text, 0));
    visit(joinedWord(before.text) + first, before.from, next.from + first.length, 'joint');
  }
}

/** Words without parts and signs, which most are. */
const plain = /^(?:[a-z]+|\d+)$/;

function joinedWord(word: string): string {
  return plain.test(word) ? word : (word.match(parts) ?? []).join('');
}

function visitPairs(run: string, from: number, visit: Visit): void {
  let at = 0;
  let next = characterEnd(run, at);
  if (next === run.length) {
    visit(run, from, from + run.length);
  }
  while (next < run.length) {
    const end = characterEnd(run, next);
    visit(run.slice(at, end), from + at, from + end);
    [at, next] = [next, end];
  }
}

/** The end of the character that begins at an offset. */
function characterEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
}

function visitWord(word: string, from: number, visit: Visit): void {
  const to = from + word.length;
  if (plain.test(word)) {
    visit(word, from, to);
    return;
  }
  const pieces = Array.from(word.matchAll(parts));
  const joined = pieces.map(([piece]) => piece).join('');
  visit(joined, from, to, word.includes(joined) ? undefined : 'compound');
  const terms = new Set([joined]);
  if (/^[.-]|[+#]$/.test(word)) {
    const marked = word.replace(/^--?/, '--');
    terms.add(marked);
    visit(marked, from, to);
  }
  if (pieces.length > 1) {
    for (const {0: piece, index} of pieces) {
      if (!terms.has(piece)) {
        terms.add(piece);
        visit(piece, from + index, from + index + piece.length);
      }
    }
  }
}

const han = new RegExp(`^[${hanClass}]+$`, 'u');

/** Whether a term consists of Han characters. */
export function isHan(term: string): boolean {
  return han.test(term);
}
