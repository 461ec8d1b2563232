/** A number for each section that has a term, by section. */
export type Postings = ReadonlyMap<number, number>;

/** Postings during a build: a flat list of sections, each followed by its number, in the order of the sections. */
type PostingList = readonly number[];

/** The occurrences of a term, during a build. */
export interface TermLists {
  readonly term: string;
  /** Whether it is never a word itself, but always the joined parts of one: `setvariable` of `set_variable`. */
  readonly isCompound: boolean;
  readonly heading: PostingList;
  readonly text: PostingList;
  readonly code: PostingList;
}

/** The occurrences of a term. */
export interface TermPostings {
  readonly term: string;
  /** How many tokens the heading with the term has. A page's title is the heading of its first section. */
  readonly heading: Postings;
  /** How often the term occurs in texts, and in code. */
  readonly text: Postings;
  readonly code: Postings;
}

/** A line of a shard: a term, its key, and its encoded postings. */
export interface ShardLine {
  readonly term: string;
  readonly isCompound: boolean;
  /** The key; undefined if it is the term's own (`termKey`). */
  readonly otherKey: string | undefined;
  readonly postings: string;
}

const keySign = '=';
const compoundSign = '*';

/** Writes a term and its postings as a line of a shard. */
export function writeLine(
  {term, isCompound, heading, text, code}: TermLists,
  otherKey?: string,
): string {
  const fields = [heading, text, code].map(write).join('\t').trimEnd();
  const key = otherKey === undefined ? '' : keySign + otherKey;
  return `${term}${isCompound ? compoundSign : ''}${key}\t${fields}`;
}

/**
 * Reads the lines of a shard; `isWhole` if all are readable. It skips unreadable lines, so that a damaged shard costs
 * only its own results.
 */
export function readShard(shard: string): {
  readonly lines: readonly ShardLine[];
  readonly isWhole: boolean;
} {
  const all = shard.split('\n');
  const lines = all.flatMap((line) => {
    const end = line.indexOf('\t');
    const [name = '', otherKey] = line.slice(0, Math.max(0, end)).split(keySign);
    const isCompound = name.endsWith(compoundSign);
    const term = isCompound ? name.slice(0, -1) : name;
    return term === '' ? [] : [{term, isCompound, otherKey, postings: line.slice(end + 1)}];
  });
  return {lines, isWhole: lines.length === all.length};
}

/** Reads the postings of a line. */
export function readPostings({term, postings}: ShardLine): TermPostings {
  const [heading = '', text = '', code = ''] = postings.split('\t');
  return {term, heading: read(heading), text: read(text), code: read(code)};
}

/** Cached numbers in base 36: most differences are small, and a build writes a million of them. */
const small = Array.from({length: 36 ** 2}, (_, number) => number.toString(36));

/** Writes sections as differences in base 36, each with its number unless that is 1: `a 1.2 4`. */
function write(list: PostingList): string {
  let last = 0;
  let result = '';
  for (let at = 0; at + 1 < list.length; at += 2) {
    const [section = 0, number = 1] = [list[at], list[at + 1]];
    const difference = section - last;
    result += (result === '' ? '' : ' ') + (small[difference] ?? difference.toString(36));
    if (number !== 1) {
      result += `.${small[Math.min(number, 35)] ?? ''}`;
    }
    last = section;
  }
  return result;
}

function read(postings: string): Postings {
  const result = new Map<number, number>();
  let section = 0;
  for (const posting of postings === '' ? [] : postings.split(' ')) {
    const [difference = '', number = '1'] = posting.split('.');
    section += parseInt(difference, 36);
    // An unreadable difference makes all later sections wrong.
    if (Number.isNaN(section)) {
      break;
    }
    result.set(section, parseInt(number, 36) || 1);
  }
  return result;
}
