import type {InlineContainer, Span} from './read-inlines.ts';

/** A delimiter run of CommonMark 0.31.2, section 6.2, and what an engine made of it. */
export interface DelimiterRun extends Span {
  readonly mark: '*' | '_' | '~';
  /** How many of its characters are delimiters of something; the others are shown. */
  readonly used: number;
  /** Offsets of the runs at the other ends. */
  readonly partners: ReadonlySet<number>;
  /** The link whose text it stands in, by its number; -1 outside links. */
  readonly scope: number;
  /** The line of the container it stands in, from 0. */
  readonly line: number;
}

/** Two runs that the author most likely took for the two ends of one emphasis. */
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
 * The pairs of equally long runs of one mark that no engine takes for a pair. Authors do not nest an
 * emphasis in one of its own kind: of an even number of runs, every other one begins. An odd number is
 * sorted out line by line, and left alone where a line has an odd one.
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
