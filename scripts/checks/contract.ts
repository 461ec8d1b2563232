/** A row of the contract. */
interface Row {
  readonly id: string;
  readonly text: string;
  /** Its last cell: the rings in which tests prove it. */
  readonly rings: string;
}

/** A test, by its title. */
export interface Title {
  readonly title: string;
  /** It runs in `npm test -- --all`, and in other runs when it is in their sample. */
  readonly isOuter: boolean;
}

/** A row with the tests that name it. */
interface CoveredRow extends Row {
  readonly tests: readonly Title[];
}

/** The last cell of a row, by the rings whose tests prove it. */
const rings = {first: 'first', both: 'first, outer'} as const;

const rowPattern = /^\| ([RBSDETMHOFWXLA]\d+) \| (.+) \| ([^|]*) \|$/gm;
const range = /\b([RBSDETMHOFWXLA])(\d+)–\1(\d+)\b/g;

/** The rows of `tests/contract.md`, in its order. */
export function readRows(markdown: string): Row[] {
  return [...markdown.matchAll(rowPattern)].map(([, id = '', text = '', cell = '']) => ({
    id,
    text,
    rings: cell,
  }));
}

/** The contract with the rings of its rows corrected. */
export function writeRings(markdown: string, covered: readonly CoveredRow[]): string {
  return markdown.replace(rowPattern, (line, id: string, text: string) => {
    const row = covered.find((each) => each.id === id);
    return row ? `| ${id} | ${text} | ${ringsOf(row)} |` : line;
  });
}

/** The rings whose tests prove a row; without a test of the first ring, the empty string. */
export function ringsOf({tests}: CoveredRow): string {
  if (tests.every(({isOuter}) => isOuter)) {
    return '';
  }
  return tests.some(({isOuter}) => isOuter) ? rings.both : rings.first;
}

/** The ids that a test's title names; `R1–R3` names all three. */
export function idsIn(title: string): Set<string> {
  const fromRanges = [...title.matchAll(range)].flatMap(([, letter = '', first, last]) => {
    const length = Number(last) - Number(first) + 1;
    return Array.from({length}, (_, index) => `${letter}${Number(first) + index}`);
  });
  return new Set([...(title.match(/(?<![%\w-])[RBSDETMHOFWXLA]\d+\b/g) ?? []), ...fromRanges]);
}

/** Joins rows and tests: which tests name each row, and which ids tests name that no row has. */
export function coverRows(
  rows: readonly Row[],
  tests: readonly Title[],
): {readonly rows: readonly CoveredRow[]; readonly unknown: readonly string[]} {
  const byId = new Map<string, Title[]>(rows.map(({id}) => [id, []]));
  const unknown = new Set<string>();
  for (const test of tests) {
    for (const id of idsIn(test.title)) {
      const known = byId.get(id);
      if (known) {
        known.push(test);
      } else {
        unknown.add(id);
      }
    }
  }
  return {
    rows: rows.map((row) => ({...row, tests: byId.get(row.id) ?? []})),
    unknown: [...unknown],
  };
}
