/** How often a term stands in sections, by section. */
export type Postings = ReadonlyMap<number, number>;

/** Where a term stands. */
export interface TermPostings {
  readonly term: string;
  readonly text: Postings;
  readonly code: Postings;
}

/** Writes terms, one in a line: the term, and its postings in texts and in code, with tabs between them. */
export function writeShard(terms: readonly TermPostings[]): string {
  return terms
    .map(
      ({term, text, code}) => `${term}\t${write(text)}${code.size > 0 ? `\t${write(code)}` : ''}`,
    )
    .join('\n');
}

/**
 * Reads the terms of a shard that are chosen. Lines that cannot be read are left out: a damaged shard costs its
 * own results only.
 */
export function readShard(shard: string, isChosen: (term: string) => boolean): TermPostings[] {
  return shard.split('\n').flatMap((line) => {
    const end = line.indexOf('\t');
    const term = line.slice(0, end);
    if (end < 0 || !isChosen(term)) {
      return [];
    }
    const [text = '', code = ''] = line.slice(end + 1).split('\t');
    return [{term, text: read(text), code: read(code)}];
  });
}

/** Sections as differences in base 36, each with its count if that is not 1: `a 1.2 4`. */
function write(postings: Postings): string {
  let last = 0;
  return [...postings]
    .sort(([a], [b]) => a - b)
    .map(([section, count]) => {
      const difference = (section - last).toString(36);
      last = section;
      return count === 1 ? difference : `${difference}.${Math.min(count, 35).toString(36)}`;
    })
    .join(' ');
}

function read(postings: string): Postings {
  const result = new Map<number, number>();
  let section = 0;
  for (const posting of postings === '' ? [] : postings.split(' ')) {
    const [difference = '', count = '1'] = posting.split('.');
    section += parseInt(difference, 36);
    result.set(section, parseInt(count, 36));
  }
  return result;
}
