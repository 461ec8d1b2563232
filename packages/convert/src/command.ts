import {featuresIn, fixText} from '@markdown-zh/diagnosis';
import {parse} from 'yaml';
import {loadCode} from './code/index.ts';
import type {Unsupported} from './document/unsupported.ts';
import {publishTargets} from './publish/index.ts';

/** The input and output of the command. */
interface Streams {
  /** Reads a file, or standard input. */
  readonly read: (file?: string) => string;
  readonly write: (output: string | Uint8Array) => void;
  readonly warn: (text: string) => void;
}

interface Converted {
  readonly output: string | Uint8Array;
  readonly unsupported?: readonly Unsupported[];
}

interface Format {
  readonly name: string;
  readonly what: string;
  readonly convert: (source: string) => Promise<Converted>;
}

const formats: readonly Format[] = [
  {
    name: 'from-html',
    what: 'HTML of a clipboard or a page to Markdown',
    convert: async (source) => {
      const {paste} = await import('./from-html/index.ts');
      const work = await paste(source, (markdown) => fixText(markdown, {platform: 'any'}).text);
      return {output: work()?.markdown ?? ''};
    },
  },
  {
    name: 'page',
    what: 'Markdown to an HTML file that stands alone',
    convert: async (source) => {
      const [{pageFile}, {loadLanguages}] = await Promise.all([
        import('./page/index.ts'),
        loadCode(),
      ]);
      await loadLanguages();
      const {html, unsupported} = pageFile(source, parse);
      return {output: html, unsupported};
    },
  },
  {
    name: 'docx',
    what: 'Markdown to a Word document',
    convert: async (source) => {
      const {wordFile} = await import('./word-file/index.ts');
      const {file, unsupported} = await wordFile(source, parse);
      return {output: file, unsupported};
    },
  },
  ...publishTargets.map(({id, label, load}): Format => ({
    name: id,
    what: `Markdown to the clipboard of ${label.en}`,
    convert: async (source) => {
      const publish = await load(source, {loadFeatures: () => Promise.resolve(featuresIn)});
      const {html, plain, unsupported} = await publish(source);
      return {output: html ?? plain, unsupported};
    },
  })),
];

const usage = `Usage: markdown-convert FORMAT [FILE]

Converts a file, or standard input, and writes the result to standard output.

${formats.map(({name, what}) => `  ${name.padEnd(14)}${what}`).join('\n')}
`;

/**
 * Runs the command. Names on standard error what the format could not carry.
 *
 * @returns the exit status: 0, or 2 for bad input
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const [name, file] = args;
  const format = formats.find((each) => each.name === name);
  if (!format) {
    const isHelp = name === '--help';
    (isHelp ? streams.write : streams.warn)(
      isHelp ? usage : `No format "${name ?? ''}".\n${usage}`,
    );
    return isHelp ? 0 : 2;
  }
  let source: string;
  try {
    source = streams.read(file);
  } catch (error) {
    streams.warn(`${(error as Error).message}\n`);
    return 2;
  }
  const {output, unsupported = []} = await format.convert(source);
  streams.write(output);
  for (const {kind, count, names} of unsupported) {
    streams.warn(
      `not carried over: ${kind}, ${count}${names.length > 0 ? ` (${names.join(', ')})` : ''}\n`,
    );
  }
  return 0;
}
