/**
 * Measures how the work of each tool grows with its text. With an exponent of 1 it doubles when the text does, with 2 it becomes four times
 * as much. Runs each tool over each shape, hostile or long, at a length and at twice, four and eight times as much. The work is how often
 * blocks of the program run, which no other load of the machine changes. The time alone shows the work of the engine
 * itself, such as regular expressions.
 */
import {moduleAt, startThread, type Thread} from '@markdown-zh/build-tools/thread';
import {textTable} from '../../../scripts/text-table';
import {choose, defineBenchmark} from '../runner/benchmark';
import {kilobytes, milliseconds, orDash} from '../runner/units';
import {exponentOf, type Point} from './exponent';
import type * as runTool from './run-tool';
import type {Measured, Run} from './run-tool';
import {htmlShapes, markdownShapes} from './shapes';
import {htmlTools, markdownTools} from './tools';

/** A run that takes longer is stopped, in milliseconds. */
const longest = 8000;

/** Of the four texts of a shape, in characters. */
const lengths = [4000, 8000, 16_000, 32_000];

/** Exponents that count as growing faster than the text. Times vary, and longer texts also need more memory. */
const limits = {blocks: 1.2, milliseconds: 1.7};

/** The least time of the longest text, in milliseconds, whose growth counts: shorter ones are noise. */
const least = 300;

/** The note of a run that took too long. */
const stoppedNote = 'stopped';

interface Row {
  readonly tool: string;
  readonly shape: string;
  /** Exponents of the blocks and of the time; NaN if too few runs came to an end, or if they were too short. */
  readonly blocks: number;
  readonly milliseconds: number;
  /** Of the longest text, in milliseconds. */
  readonly time: number;
  readonly note: string;
}

export const benchmark = defineBenchmark({
  flags: {
    tools: {default: [] as readonly string[], help: 'only these tools'},
    shapes: {default: [] as readonly string[], help: 'only these shapes'},
    all: {default: false, help: 'prints every pair, not only those that grow faster'},
  },
  run: async ({tools, shapes, all}) => {
    const measure = createMeasure();
    const rows: Row[] = [];
    for (const [ownTools, ownShapes] of [
      [markdownTools, markdownShapes],
      [htmlTools, htmlShapes],
    ] as const) {
      const chosen = chosenOf('tool', ownTools, tools);
      for (const tool of chosen) {
        const own: Row[] = [];
        let largest = 0;
        for (const shape of chosenOf('shape', ownShapes, shapes)) {
          own.push(await growthOf(tool, shape, measure));
          largest = Math.max(largest, (await measure({tool, shape, length: 1000})).output);
        }
        rows.push(...own);
        console.log(reportOf(tool, own, largest, all));
      }
    }
    measure.end();
    const over = rows.filter(growsFaster);
    return [
      {
        name: `pairs of ${String(rows.length)} that grow faster than n^${String(limits.blocks)}`,
        figure: over.length,
        limit: {most: 0},
        show: String,
      },
    ];
  },
});

/** Names of one table; those of the other are not known here. */
function chosenOf(
  what: string,
  items: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  const all = Object.keys({...markdownTools, ...htmlTools, ...markdownShapes, ...htmlShapes});
  choose(what, Object.fromEntries(all.map((name) => [name, name])), names);
  return Object.keys(items).filter((name) => names.length === 0 || names.includes(name));
}

type Measure = ((run: Run) => Promise<Measured>) & {readonly end: () => void};

/** Measures in a thread, which a run that takes too long ends. */
function createMeasure(): Measure {
  let thread: Thread<typeof runTool> | undefined;
  const end = () => {
    thread?.end();
    thread = undefined;
  };
  const measure = async (run: Run): Promise<Measured> => {
    if (!thread) {
      thread = startThread<typeof runTool>(moduleAt('./run-tool', import.meta.url));
      await thread.call('measureRun', {...run, length: 100}).catch(() => undefined); // loads its code
    }
    let timer: NodeJS.Timeout | undefined;
    const stopped = new Promise<Measured>((resolve) => {
      timer = setTimeout(() => {
        end();
        resolve({blocks: NaN, milliseconds: NaN, output: 0, error: stoppedNote});
      }, longest);
    });
    const measured = thread.call('measureRun', run).catch((error: unknown) => ({
      blocks: NaN,
      milliseconds: NaN,
      output: 0,
      error: String(error),
    }));
    const outcome = await Promise.race([measured, stopped]);
    clearTimeout(timer);
    return outcome;
  };
  return Object.assign(measure, {end});
}

async function growthOf(tool: string, shape: string, measure: Measure): Promise<Row> {
  const runs: Measured[] = [];
  for (const length of lengths) {
    const measured = await measure({tool, shape, length});
    runs.push(measured);
    if (Number.isNaN(measured.milliseconds)) {
      break;
    }
  }
  const exponent = (value: (run: Measured) => number) =>
    exponentOf(
      runs
        .map((run, index): Point => [lengths[index] ?? NaN, value(run)])
        .filter(([, measured]) => measured > 0),
    );
  const {milliseconds: time = NaN, error = ''} = runs.at(-1) ?? {};
  return {
    tool,
    shape,
    blocks: exponent(({blocks}) => blocks),
    milliseconds: time < least ? NaN : exponent(({milliseconds}) => milliseconds),
    time,
    note: error,
  };
}

/** Whether the work grows faster than its text, or was stopped before two lengths could be compared. A refused text does not. */
function growsFaster({blocks, milliseconds, note}: Row): boolean {
  const isUnknown = Number.isNaN(blocks) && note === stoppedNote;
  return isUnknown || blocks > limits.blocks || milliseconds > limits.milliseconds;
}

function reportOf(tool: string, rows: readonly Row[], largest: number, all: boolean): string {
  const over = rows.filter(growsFaster);
  const shown = rows.filter((row) => all || row.note !== '' || growsFaster(row));
  const power = (exponent: number) => orDash(exponent, (figure) => `n^${figure.toFixed(2)}`);
  const table = shown.map(({shape, blocks, milliseconds: growth, time, note}) => [
    `  ${shape}`,
    power(blocks),
    power(growth),
    orDash(time, milliseconds),
    note,
  ]);
  const summary = `${tool}: ${String(over.length)} of ${String(rows.length)} shapes grow faster; 1 KB makes up to ${kilobytes(largest)}`;
  return `${summary}\n${textTable(table)}`;
}
