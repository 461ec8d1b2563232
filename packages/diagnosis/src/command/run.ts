import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {diagnose} from '../diagnose.ts';
import {fixText} from '../fix-text.ts';
import {readText} from './read-text.ts';
import {replaceFile} from './replace-file.ts';
import {asJson, asLines, type Report} from './report.ts';

/** The input and output of the command, besides files. */
interface Streams {
  readonly stdin: () => Promise<Buffer>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

const usage = `Usage: markdown-diagnosis [FILE…] [--fix] [--json]

Says why Markdown does not render as its author means. Reads standard input
when no file is named, and for the file "-".

  --fix   Make the fixes that lose nothing. Files are written in place. The
          text of standard input goes to standard output, what is left to
          standard error.
  --json  Print the findings as JSON.
  --help  Print this text.

Exit status: 0 nothing is left to mend, 1 something is, 2 bad input.
`;

/**
 * Runs the command.
 *
 * @returns its exit status: 0 without findings, 1 with findings, 2 if some input cannot be read or written
 */
export async function run(args: readonly string[], streams: Streams): Promise<0 | 1 | 2> {
  const options = readOptions(args);
  if ('problem' in options) {
    streams.stderr(`${options.problem}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    streams.stdout(usage);
    return 0;
  }
  const reports: Report[] = [];
  let print = streams.stdout;
  let isBad = false;
  for (const file of options.files) {
    const isStdin = file === '-';
    const name = isStdin ? '<stdin>' : file;
    try {
      const bytes = isStdin ? await streams.stdin() : readFileSync(file);
      const text = readText(bytes);
      if (text === undefined) {
        throw new Error('not UTF-8. Convert it first, for instance by iconv -f GB18030 -t UTF-8');
      }
      const {text: left, count, diagnoses} = options.fix ? fixText(text) : unfixed(text);
      if (options.fix && isStdin) {
        streams.stdout(left);
        print = streams.stderr;
      } else if (count > 0) {
        replaceFile(file, bytes, left);
      }
      reports.push({file: name, text: left, fixed: count, diagnoses});
    } catch (error) {
      streams.stderr(`${name}: ${describe(error, file)}\n`);
      isBad = true;
    }
  }
  print(options.json ? asJson(reports) : reports.map(asLines).join(''));
  return isBad ? 2 : reports.some(({diagnoses}) => diagnoses.length > 0) ? 1 : 0;
}

function unfixed(text: string): ReturnType<typeof fixText> {
  return {text, count: 0, diagnoses: diagnose(text)};
}

interface Options {
  readonly files: readonly string[];
  readonly fix: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

function readOptions(args: readonly string[]): Options | {readonly problem: string} {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fix: {type: 'boolean', default: false},
        json: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
    return {...values, files: positionals.length > 0 ? [...new Set(positionals)] : ['-']};
  } catch (error) {
    // The first sentence names the option; the rest explains `--`.
    return {problem: (error as Error).message.replace(/\. [^]*/, '.')};
  }
}

/** Explains why a file could not be read or written, and what to do. The file is unchanged. */
function describe(error: unknown, file: string): string {
  const {code, message} = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'no such file. Check its path.';
    case 'EISDIR':
      return `a folder. Name its files, for instance ${file.replace(/\/+$/, '')}/*.md`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'no permission. Change the permissions of the file and its folder.';
    default:
      return error instanceof RangeError
        ? 'nested too deeply. Take out levels of quotes or lists.'
        : message;
  }
}
