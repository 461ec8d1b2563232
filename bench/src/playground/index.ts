/**
 * Measures the bytes that the built site's playground loads. Measures the times of a large table in its grid, of a large paste, and of many
 * kept texts. Also measures the time from keystroke to preview on a slow processor, beside the simplest page of this kind. Then measures presses on a phone's
 * viewport, on pages of each kind. Only the page's thread is slowed down, not the workers. Compare the figures only with others of the same
 * run.
 */
import type {Browser, BrowserContext} from '@playwright/test';
import {textTable} from '../../../scripts/text-table';
import {corpusFlags} from '../peers/measure-each';
import {choose, defineBenchmark} from '../runner/benchmark';
import {openChromium} from '../runner/browser';
import type {Goal} from '../runner/goals';
import {builtSite, requireSite, serve} from '../runner/serve';
import {median, percentile} from '../runner/statistics';
import {kilobytes, milliseconds} from '../runner/units';
import {printBytes} from './bytes';
import {measureDocuments} from './documents';
import {measurePaste} from './paste';
import {measurePresses, type PressOptions} from './presses';
import {measureStrokes, openPlainPage, openPlayground, type Strokes} from './strokes';
import {measureTable} from './table';
import {ordinaryMarkdown} from './draft';

/** Kilobytes of the texts, and the most milliseconds from a keystroke to its preview. */
const strokeLimits = new Map([
  [10, 50],
  [100, 100],
]);

interface Options extends PressOptions {
  readonly strokes: number;
}

/** Measures a part, prints its figures, and returns its goals. */
type Part = (
  page: {readonly browser: Browser; readonly address: string; readonly build: string},
  options: Options,
) => Promise<readonly Goal[]>;

const parts: Readonly<Record<string, Part>> = {
  bytes: async (page) => {
    await printBytes(await contextOf(page), page.build);
    return [];
  },
  strokes: async (page, options) => compareStrokes(await contextOf(page), options),
  grid: async (page, {slowdown}) => {
    const rows = await measureTable(await contextOf(page), slowdown);
    const head = ['A table of 500 × 20 cells, to the next paint', ''];
    console.log(`\n${textTable([head, ...rows.map(([name, ms]) => [name, milliseconds(ms)])])}`);
    return [];
  },
  paste: async (page, {slowdown}) => {
    const time = await measurePaste(await contextOf(page), 200_000, slowdown);
    console.log(`\nA paste of 200 KB of HTML becomes Markdown in ${milliseconds(time)}`);
    return [];
  },
  documents: async (page) => {
    const {times, bytes, characters} = await measureDocuments(await contextOf(page));
    const head = ['18 texts with 510 versions, to the effect of a press', ''];
    console.log(`\n${textTable([head, ...times.map(([name, ms]) => [name, milliseconds(ms)])])}`);
    console.log(`\n${characters} characters take ${kilobytes(bytes)} in the browser`);
    return [];
  },
  presses: ({browser, address}, options) => measurePresses(browser, address, options),
};

export const benchmark = defineBenchmark({
  folder: builtSite,
  flags: {
    parts: {default: Object.keys(parts), help: 'only these parts'},
    slowdown: {default: 4, help: "divides the speed of the page's processor, as on a phone"},
    strokes: {default: 60, help: 'the number of keystrokes in each text'},
    runs: {default: 5, help: 'the number of presses of each kind, of which the median counts'},
    only: {default: '', help: 'only presses whose names begin so, such as menu'},
    peers: {default: false, help: 'also compares the presses with the peers'},
    ...corpusFlags,
  },
  run: async (options, build) => {
    requireSite(build);
    const chosen = choose('part', parts, options.parts);
    const page = {browser: await openChromium(), address: await serve(build), build};
    const goals: Goal[] = [];
    for (const part of chosen) {
      goals.push(...(await part(page, options)));
    }
    return goals;
  },
});

function contextOf({browser, address}: Parameters<Part>[0]): Promise<BrowserContext> {
  return browser.newContext({baseURL: address, serviceWorkers: 'block'});
}

async function compareStrokes(context: BrowserContext, options: Options): Promise<Goal[]> {
  const lines: string[][] = [];
  const goals: Goal[] = [];
  for (const [size, most] of strokeLimits) {
    const text = ordinaryMarkdown(size);
    const own = await measureStrokes(context, openPlayground, text, options);
    const plain = await measureStrokes(context, openPlainPage, text, options);
    const figure = median(own.previews);
    lines.push(
      [`${size} KB: playground`, ...figures(own), (figure / median(plain.previews)).toFixed(2)],
      [`${size} KB: field and marked`, ...figures(plain), ''],
    );
    goals.push({name: `${size} KB, p50`, figure, limit: {most}, show: milliseconds});
  }
  const head = ['Keystroke to preview, ms', 'p50', 'p95', 'next paint p50', 'p95', 'p50, ratio'];
  console.log(`\n${textTable([head, ...lines])}`);
  return goals;
}

function figures({previews, paints}: Strokes): string[] {
  return [previews, paints].flatMap((times) =>
    [0.5, 0.95].map((share) => percentile(times, share).toFixed(0)),
  );
}
