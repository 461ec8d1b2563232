import {htmlShapes, markdownShapes} from './shapes';
import {htmlTools, markdownTools} from './tools';

const shapes = {...markdownShapes, ...htmlShapes};
const tools = {...markdownTools, ...htmlTools};

export interface Run {
  readonly tool: string;
  readonly shape: string;
  /** Of the text, in UTF-16 code units. */
  readonly length: number;
  /** The fastest of so many runs counts. */
  readonly times: number;
}

export interface Measured {
  /** Of the processor. */
  readonly milliseconds: number;
  /** Characters or bytes of the result. */
  readonly output: number;
  /** The message of a refusal. */
  readonly error?: string;
}

/** Measures a tool in this thread. An empty text before each run clears what a tool keeps of its last one. */
export async function measureRun({tool, shape, length, times}: Run): Promise<Measured> {
  const text = shapes[shape]?.(length) ?? '';
  const load = tools[tool];
  if (!load) {
    throw new Error(`There is no tool ${tool}.`);
  }
  let milliseconds = Infinity;
  let outcome: Omit<Measured, 'milliseconds'> = {output: 0};
  for (let time = 0; time < times; time += 1) {
    await (
      await load('')
    )();
    const run = await load(text);
    const start = process.cpuUsage();
    try {
      const result = await run();
      milliseconds = Math.min(milliseconds, since(start));
      outcome = {output: sizeOf(result)};
    } catch (error) {
      milliseconds = Math.min(milliseconds, since(start));
      outcome = {output: 0, error: String(error)};
    }
  }
  return {milliseconds, ...outcome};
}

function since(start: NodeJS.CpuUsage): number {
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
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
