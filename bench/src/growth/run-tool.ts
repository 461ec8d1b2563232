import {Session} from 'node:inspector/promises';
import {htmlShapes, markdownShapes} from './shapes';
import {htmlTools, markdownTools} from './tools';

const shapes = {...markdownShapes, ...htmlShapes};
const tools = {...markdownTools, ...htmlTools};

export interface Run {
  readonly tool: string;
  readonly shape: string;
  /** Of the text, in UTF-16 code units. */
  readonly length: number;
}

export interface Measured {
  /** How often blocks of the program ran: bodies of functions, of loops and of conditions. The same each time. */
  readonly blocks: number;
  readonly milliseconds: number;
  /** Characters or bytes of the result. */
  readonly output: number;
  /** The message of a refusal. */
  readonly error?: string;
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});

/** Measures a tool in this thread. An empty text before it clears what a tool keeps of its last one. */
export async function measureRun({tool, shape, length}: Run): Promise<Measured> {
  const text = shapes[shape]?.(length) ?? '';
  const load = tools[tool];
  if (!load) {
    throw new Error(`There is no tool ${tool}.`);
  }
  await (
    await load('')
  )();
  const run = await load(text);
  await takeBlocks();
  const start = performance.now();
  let outcome: Pick<Measured, 'output' | 'error'>;
  try {
    outcome = {output: sizeOf(await run())};
  } catch (error) {
    outcome = {output: 0, error: String(error)};
  }
  return {milliseconds: performance.now() - start, blocks: await takeBlocks(), ...outcome};
}

/** How often blocks ran since the last call. */
async function takeBlocks(): Promise<number> {
  const {result} = await session.post('Profiler.takePreciseCoverage');
  const ranges = result.flatMap(({functions}) => functions.flatMap((each) => each.ranges));
  return ranges.reduce((sum, {count}) => sum + count, 0);
}

/** The characters and bytes in a result. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') {
    return value.length;
  }
  if (value instanceof Blob) {
    return value.size;
  }
  if (ArrayBuffer.isView(value)) {
    return value.byteLength;
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 0)
    : 0;
}
