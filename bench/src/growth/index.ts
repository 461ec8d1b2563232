/**
 * Measures how the time of each tool grows with its text. With an exponent of 1 the time doubles when the text does, with 2 it becomes four
 * times as long. Runs each tool over each shape, hostile or long, at a length and at twice, four and eight times as much.
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
const longest = 4000;

/** The shortest and the longest of the four texts of a shape, in characters. Of fast tools, longer ones are measured. */
const first = 2000;
const last = 512_000;

/** The least time of the longest text, in milliseconds of the processor: shorter times are noise. */
const least = 20;

/** Runs that take longer are measured once, in milliseconds: they vary less. */
const slow = 100;

/** An exponent that counts as growing faster than the text, because a longer text also needs more memory. */
const limit = 1.2;

interface Row {
  readonly tool: string;
  readonly shape: string;
  readonly exponent: number;
  /** Of the longest text. */
  readonly length: number;
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
          largest = Math.max(
            largest,
            (await measure({tool, shape, length: 1000, times: 1})).output,
          );
        }
        rows.push(...own);
        console.log(reportOf(tool, own, largest, all));
      }
    }
    measure.end();
    const over = rows.filter(growsFaster);
    return [
      {
        name: `pairs of ${String(rows.length)} that grow faster than n^${String(limit)}`,
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
      await thread.call('measureRun', {...run, length: 100, times: 3}).catch(() => undefined); // loads its code
    }
    let timer: NodeJS.Timeout | undefined;
    const stopped = new Promise<Measured>((resolve) => {
      timer = setTimeout(() => {
        end();
        resolve({milliseconds: NaN, output: 0, error: 'stopped'});
      }, longest * run.times);
    });
    const measured = thread
      .call('measureRun', run)
      .catch((error: unknown) => ({milliseconds: NaN, output: 0, error: String(error)}));
    const outcome = await Promise.race([measured, stopped]);
    clearTimeout(timer);
    return outcome;
  };
  return Object.assign(measure, {end});
}

async function growthOf(tool: string, shape: string, measure: Measure): Promise<Row> {
  let length = first;
  let known = await measure({tool, shape, length: length * 8, times: 1});
  while (known.milliseconds < least && length * 8 < last) {
    length *= 2;
    known = await measure({tool, shape, length: length * 8, times: 1});
  }
  const points: Point[] = [];
  let measured = known;
  for (const factor of Number.isNaN(known.milliseconds) ? [] : [1, 2, 4, 8]) {
    measured = await measure({
      tool,
      shape,
      length: length * factor,
      times: known.milliseconds > slow ? 1 : 3,
    });
    points.push([length * factor, measured.milliseconds]);
  }
  return {
    tool,
    shape,
    exponent: measured.milliseconds < least ? 0 : exponentOf(points),
    length: length * 8,
    time: measured.milliseconds,
    note: measured.error ?? '',
  };
}

/** Whether a time grows faster than its text, or was too long to be measured. */
function growsFaster({exponent}: Row): boolean {
  return !(exponent <= limit);
}

function reportOf(tool: string, rows: readonly Row[], largest: number, all: boolean): string {
  const over = rows.filter(growsFaster);
  const shown = rows.filter((row) => all || row.note !== '' || growsFaster(row));
  const table = shown.map(({shape, exponent, length, time, note}) => [
    `  ${shape}`,
    orDash(exponent, (figure) => `n^${figure.toFixed(2)}`),
    kilobytes(length),
    orDash(time, milliseconds),
    note,
  ]);
  const summary = `${tool}: ${String(over.length)} of ${String(rows.length)} shapes above n^${String(limit)}; 1 KB makes up to ${kilobytes(largest)}`;
  return `${summary}\n${textTable(table)}`;
}
