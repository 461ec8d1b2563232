import type {InlineContainer, Span} from './read-inlines.ts';

/** A delimiter run of CommonMark 0.31.2, section 6.2, and how an engine read it. */
export interface DelimiterRun extends Span {
  readonly mark: '*' | '_' | '~';
  /** How many of its characters are delimiters; the others are shown as text. */
  readonly used: number;
  /** Offsets of the runs that it pairs with. */
  readonly partners: ReadonlySet<number>;
  /** The number of the link whose text contains the run; -1 outside links. */
  readonly scope: number;
  /** The line of the run in its container, from 0. */
  readonly line: number;
}

/** Two runs that the author most likely meant as the ends of one emphasis. */
export interface DelimiterPair {
  readonly open: DelimiterRun;
  readonly close: DelimiterRun;
}

/** Every delimiter run of a container, used and unused, in order. */
export function delimiterRuns(container: InlineContainer): DelimiterRun[] {
  const runs: (DelimiterRun & {used: number; partners: Set<number>})[] = [];
  const runAt = new Map<number, number>();
  const links = [...container.links.values()];
  let line = 0;
  let link = 0;
  for (const match of container.prose.matchAll(/([*_~])\1*|\r\n?|\n/g)) {
    const mark = match[1] as DelimiterRun['mark'] | undefined;
    const from = container.from + match.index;
    const to = from + match[0].length;
    if (mark === undefined) {
      line++;
    } else {
      while ((links[link]?.to ?? Infinity) <= from) {
        link++;
      }
      const scope = (links[link]?.from ?? Infinity) < from ? link : -1;
      for (let offset = from; offset < to; offset++) {
        runAt.set(offset, runs.length);
      }
      runs.push({mark, from, to, used: 0, partners: new Set(), scope, line});
    }
  }
  for (const {open, close} of container.styles) {
    const [first, last] = [open, close].map(({from}) => runs[runAt.get(from) ?? -1]);
    if (first && last) {
      first.used += open.to - open.from;
      last.used += open.to - open.from;
      first.partners.add(last.from);
      last.partners.add(first.from);
    }
  }
  return runs;
}

/**
 * The pairs of equally long runs of one mark that no engine pairs. Authors do not nest emphasis of one kind,
 * so in an even number of runs every other one opens. An odd number is paired line by line; a line with an
 * odd number is left alone.
 */
export function unmatchedPairs(container: InlineContainer): DelimiterPair[] {
  const runs = delimiterRuns(container).filter(({from, to}) => to - from <= 3);
  const kinds = groupBy(runs, ({mark, from, to, scope}) => `${mark}${to - from} ${scope}`);
  return kinds
    .flatMap((kind) =>
      kind.length % 2 === 0
        ? pairUp(kind)
        : groupBy(kind, ({line}) => String(line)).flatMap((inLine) =>
            inLine.length % 2 === 0 ? pairUp(inLine) : [],
          ),
    )
    .filter((pair) => !isMatched(pair))
    .sort((a, b) => a.open.from - b.open.from);
}

function groupBy(
  runs: readonly DelimiterRun[],
  keyOf: (run: DelimiterRun) => string,
): DelimiterRun[][] {
  const groups = new Map<string, DelimiterRun[]>();
  for (const run of runs) {
    const key = keyOf(run);
    const group = groups.get(key);
    if (group) {
      group.push(run);
    } else {
      groups.set(key, [run]);
    }
  }
  return [...groups.values()];
}

function pairUp(runs: readonly DelimiterRun[]): DelimiterPair[] {
  return runs.flatMap((open, index) => {
    const close = runs[index + 1];
    return index % 2 === 0 && close ? [{open, close}] : [];
  });
}

function isMatched({open, close}: DelimiterPair): boolean {
  const size = open.to - open.from;
  return (
    [open, close].every(({used, partners}) => used === size && partners.size === 1) &&
    open.partners.has(close.from)
  );
}
