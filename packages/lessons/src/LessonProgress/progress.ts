/** A learner's work, as a browser stores it. Times are ISO 8601, in UTC. */
export interface Progress {
  /** By `lesson/exercise`. */
  readonly solved: Readonly<Record<string, Solved>>;
  /** How often an answer broke a rule of the diagnosis, by the rule's id. */
  readonly mistakes: Readonly<Record<string, number>>;
}

interface Solved {
  /** The last right answer. */
  readonly text: string;
  readonly first: string;
  readonly last: string;
  /** The number of days on which it was solved. */
  readonly days: number;
}

export const emptyProgress: Progress = {solved: {}, mistakes: {}};

export function exerciseKey(lesson: string, exercise: string): string {
  return `${lesson}/${exercise}`;
}

/** Adds a right answer. The first time stays. */
export function withSolved(progress: Progress, key: string, text: string, now: Date): Progress {
  const known = progress.solved[key];
  const last = now.toISOString();
  const isSameDay = known?.last.slice(0, 10) === last.slice(0, 10);
  const solved: Solved = {
    text,
    first: known?.first ?? last,
    last,
    days: (known?.days ?? 0) + (isSameDay ? 0 : 1),
  };
  return {...progress, solved: {...progress.solved, [key]: solved}};
}

export function withMistake(progress: Progress, rule: string): Progress {
  const count = (progress.mistakes[rule] ?? 0) + 1;
  return {...progress, mistakes: {...progress.mistakes, [rule]: count}};
}

/** Days until a solved exercise is due again: after the first, the second and the third day on which it was solved. */
const pauses = [1, 3, 7];

const dayLength = 24 * 60 * 60 * 1000;

/** The exercises among these that are due for repetition, the longest waiting first. */
export function due(progress: Progress, keys: readonly string[], now: Date): string[] {
  return keys
    .flatMap((key) => {
      const solved = progress.solved[key];
      const pause = solved && pauses[solved.days - 1];
      const since =
        solved && pause !== undefined ? Date.parse(solved.last) + pause * dayLength : NaN;
      return since <= now.getTime() ? [{key, since}] : [];
    })
    .sort((a, b) => a.since - b.since)
    .map(({key}) => key);
}

/** Merges two records. For an exercise solved in both, keeps the later answer and the earlier first time. */
export function merged(a: Progress, b: Progress): Progress {
  const solved = {...a.solved};
  for (const [key, theirs] of Object.entries(b.solved)) {
    const ours = solved[key];
    solved[key] = ours ? mergedSolved(ours, theirs) : theirs;
  }
  const mistakes = {...a.mistakes};
  for (const [rule, count] of Object.entries(b.mistakes)) {
    mistakes[rule] = Math.max(mistakes[rule] ?? 0, count);
  }
  return {solved, mistakes};
}

function mergedSolved(a: Solved, b: Solved): Solved {
  const later = a.last >= b.last ? a : b;
  return {...later, first: a.first <= b.first ? a.first : b.first, days: Math.max(a.days, b.days)};
}

/** Parses stored or imported progress. Returns `undefined` for any other text, and leaves out invalid entries. */
export function parseProgress(json: string): Progress | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !isRecord(value.solved) || !isRecord(value.mistakes)) {
    return undefined;
  }
  return {
    solved: Object.fromEntries(
      Object.entries(value.solved).filter((entry): entry is [string, Solved] => isSolved(entry[1])),
    ),
    mistakes: Object.fromEntries(
      Object.entries(value.mistakes).filter(
        (entry): entry is [string, number] =>
          Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
      ),
    ),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSolved(value: unknown): value is Solved {
  return (
    isRecord(value) &&
    typeof value.text === 'string' &&
    isTime(value.first) &&
    isTime(value.last) &&
    Number.isSafeInteger(value.days) &&
    Number(value.days) > 0
  );
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
