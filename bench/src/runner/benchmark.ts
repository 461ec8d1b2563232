import {parseArgs} from 'node:util';
import type {Goal} from './goals';

type Default = number | string | boolean | readonly number[] | readonly string[];

/** An option of a benchmark. Its default gives its type; a list is written `--pages 50,500`. */
interface Flag {
  readonly default: Default;
  readonly help: string;
}

type Flags = Readonly<Record<string, Flag>>;

type Widened<D> = D extends boolean
  ? boolean
  : D extends number
    ? number
    : D extends string
      ? string
      : D;

type Values<F extends Flags> = {readonly [Name in keyof F]: Widened<F[Name]['default']>};

/** The folder that a command may name after its benchmark. */
interface Folder {
  readonly help: string;
  /** Missing if the folder must be named; empty if the benchmark also runs without one. */
  readonly default?: string;
}

interface Definition<F extends Flags> {
  readonly flags: F;
  readonly folder?: Folder;
  /**
   * Measures, prints tables, and returns the goals.
   *
   * @param folder is empty if none was named
   */
  readonly run: (values: Values<F>, folder: string) => Promise<readonly Goal[]>;
}

/** A benchmark that reads its arguments from the command line. */
export interface Benchmark {
  readonly help: string;
  /** Reads the arguments; throws a `UsageError`. Returns the measurement. */
  readonly prepare: (args: readonly string[]) => () => Promise<readonly Goal[]>;
}

/** A mistake in a command, or something that a benchmark lacks here. Its message tells the remedy. */
export class UsageError extends Error {}

/** The items of these names, in the order of the items; throws a `UsageError` if there is no item of a name. */
export function choose<Item>(
  what: string,
  items: Readonly<Record<string, Item>>,
  names: readonly string[],
): Item[] {
  const unknown = names.find((name) => !(name in items));
  if (unknown !== undefined) {
    const known = Object.keys(items).join(', ');
    throw new UsageError(`There is no ${what} ${unknown}. Choose from: ${known}`);
  }
  return Object.entries(items).flatMap(([name, item]) => (names.includes(name) ? [item] : []));
}

export function defineBenchmark<F extends Flags>({flags, folder, run}: Definition<F>): Benchmark {
  return {
    help: helpOf(flags, folder),
    prepare: (args) => {
      const {given, positionals} = parse(flags, args);
      if (positionals.length > (folder ? 1 : 0)) {
        throw new UsageError(`Unexpected argument: ${positionals.at(-1) ?? ''}`);
      }
      const named = positionals[0] ?? (folder ? folder.default : '');
      if (named === undefined) {
        throw new UsageError(`Name the folder: ${folder?.help ?? ''}.`);
      }
      const values = Object.fromEntries(
        Object.entries(flags).map(([name, flag]) => [
          name,
          valueOf(name, flag.default, given[name]),
        ]),
      );
      return () => run(values as Values<F>, named);
    },
  };
}

function parse(flags: Flags, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {type: flag.default === false ? ('boolean' as const) : ('string' as const)},
    ]),
  );
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    return {given: values, positionals};
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(message);
  }
}

function valueOf(name: string, byDefault: Default, given: string | boolean | undefined): Default {
  if (typeof given !== 'string') {
    return given ?? byDefault;
  }
  if (Array.isArray(byDefault)) {
    const items = given.split(',');
    return typeof byDefault[0] === 'number' ? items.map((item) => numberOf(name, item)) : items;
  }
  return typeof byDefault === 'number' ? numberOf(name, given) : given;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0)) {
    throw new UsageError(`--${name} needs a number, not ${JSON.stringify(text)}.`);
  }
  return number;
}

/** A flag as it is typed; empty for an empty text or list, and for `false`. */
function shown(name: string, value: Default): string {
  const text = typeof value === 'boolean' ? '' : String(value);
  return value === true
    ? `--${name}`
    : text && `--${name} ${/\s/.test(text) ? JSON.stringify(text) : text}`;
}

function helpOf(flags: Flags, folder: Folder | undefined): string {
  const lines = Object.entries(flags).map(
    ([name, {default: value, help}]) => [shown(name, value) || `--${name}`, help] as const,
  );
  const all = folder ? [[folder.default || 'FOLDER', folder.help] as const, ...lines] : lines;
  const width = Math.max(...all.map(([usage]) => usage.length));
  return all.map(([usage, help]) => `  ${usage.padEnd(width)}  ${help}`).join('\n');
}
