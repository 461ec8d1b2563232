import {diagnose, parseGfm} from '@markdown-zh/diagnosis';
import {createParser, rootOf} from '@markdown-zh/diagnosis/incremental';
import {createRandom, integer} from '../corpus/random';
import {percentile} from '../runner/statistics';

/** Bytes in UTF-8 of each text that is edited. */
const size = 100_000;
const edits = 20;

/** The rows of a table: what is diagnosed, how many times, and milliseconds of processor. */
type Row = readonly [what: string, times: number, p50: number, p95: number, max: number];

/** Measures the first diagnosis of each file, and that of texts of 100 KB after an edit, as the playground's worker makes it. */
export function measureSpeed(sources: readonly string[]): readonly Row[] {
  const files = sources.map((source) => processorTime(() => diagnose(source)));
  const texts = joined(sources).map((text, index) => editText(text, index));
  return [
    row('a file', files),
    row(
      '100 KB, first',
      texts.map(({first}) => first),
    ),
    row(
      '100 KB, after an edit',
      texts.flatMap(({later}) => later),
    ),
  ];
}

/** Files one after the other, in texts of the size. */
function joined(sources: readonly string[]): string[] {
  const texts = [''];
  for (const source of sources) {
    const last = texts.at(-1) ?? '';
    if (Buffer.byteLength(last) < size) {
      texts[texts.length - 1] = `${last}${source}\n\n`;
    } else {
      texts.push(source);
    }
  }
  return texts.slice(0, -1);
}

/** Diagnoses a text, and again after each of some characters, written at random places by the seed. */
function editText(text: string, seed: number): {first: number; later: number[]} {
  const read = createParser(parseGfm);
  const parse = (source: string) => rootOf(read(source));
  const first = processorTime(() => diagnose(text, {parse}));
  const random = createRandom(seed + 1);
  const later: number[] = [];
  let edited = text;
  for (let edit = 0; edit < edits; edit += 1) {
    const at = integer(random, 0, edited.length - 1);
    edited = `${edited.slice(0, at)}字${edited.slice(at)}`;
    const now = edited;
    later.push(processorTime(() => diagnose(now, {parse})));
  }
  return {first, later};
}

/** Milliseconds of processor that a call takes, in user and in system. */
function processorTime(call: () => unknown): number {
  const start = process.cpuUsage();
  call();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

function row(what: string, times: readonly number[]): Row {
  return [what, times.length, percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)];
}
