/** A row of the contract. */
interface Row {
  readonly id: string;
  readonly text: string;
}

/** A row with the titles of the tests that name it. */
interface CoveredRow extends Row {
  readonly tests: readonly string[];
}

const rowPattern = /^\| ([RBSDETMHOF]\d+) \| (.+) \|$/gm;
const range = /\b([RBSDETMHOF])(\d+)–\1(\d+)\b/g;

/** The rows of `tests/contract.md`, in its order. */
export function readRows(markdown: string): Row[] {
  return [...markdown.matchAll(rowPattern)].map(([, id = '', text = '']) => ({id, text}));
}

/** The ids that a test's title names; `R1–R3` names all three. */
export function idsIn(title: string): Set<string> {
  const fromRanges = [...title.matchAll(range)].flatMap(([, letter = '', first, last]) => {
    const length = Number(last) - Number(first) + 1;
    return Array.from({length}, (_, index) => `${letter}${Number(first) + index}`);
  });
  return new Set([...(title.match(/(?<![%\w])[RBSDETMHOF]\d+\b/g) ?? []), ...fromRanges]);
}

/** Joins rows and tests: which tests name each row, and which ids tests name that no row has. */
export function coverRows(
  rows: readonly Row[],
  titles: readonly string[],
): {readonly rows: readonly CoveredRow[]; readonly unknown: readonly string[]} {
  const byId = new Map<string, string[]>(rows.map(({id}) => [id, []]));
  const unknown = new Set<string>();
  for (const title of titles) {
    for (const id of idsIn(title)) {
      const tests = byId.get(id);
      if (tests) {
        tests.push(title);
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
