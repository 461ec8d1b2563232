import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {replaceFile, WriteError} from '@markdown-zh/build-tools/write-file';
import {boundOf, boundSentences} from '../bounds/index.ts';
import {diagnose, type DiagnosisOptions} from '../diagnose.ts';
import {fixText} from '../fix-text.ts';
import {platforms, recognizePlatform, type Platform} from '../platform.ts';
import {findFiles} from './find-files.ts';
import {projectPlatforms} from './project-platform.ts';
import {asGitHub, asJson, asText, type Report} from './report.ts';
import {asSarif} from './sarif.ts';

/** The input and output of the command, besides files. */
interface Streams {
  readonly stdin: () => Promise<Buffer>;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

const formats = {text: asText, json: asJson, sarif: asSarif, github: asGitHub} as const;
type Format = keyof typeof formats;

const usage = `Usage: markdown-diagnosis [check] [FILE|FOLDER|PATTERN…] [--platform NAME] [--fix] [--format NAME]

Says why Markdown does not render as its author means. Reads the Markdown files
of a folder, those that match a pattern like "docs/**/*.md", or standard input
when nothing is named, and for the file "-".

  --platform NAME  Where the texts will be shown: ${platforms.slice(0, 5).join(', ')},
                   ${platforms.slice(5).join(', ')}; or any.
                   By default the project and the text tell.
  --fix            Make the fixes that lose nothing. Files are written in place.
                   The text of standard input goes to standard output, what is
                   left to standard error.
  --format NAME    ${Object.keys(formats).join(', ')}. github annotates the lines of a pull
                   request. text is the default.
  --help           Print this text.

Exit status: 0 no problem is left (hints may be), 1 some problem is, 2 bad input.
`;

/**
 * Runs the command.
 *
 * @returns its exit status: 0 without problems, 1 with problems, 2 if some input cannot be read or written
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
  const {files, isBad: hasBadNames} = namedFiles(options.names, streams);
  const reports: Report[] = [];
  const platformOf = projectPlatforms();
  let print = streams.stdout;
  let isBad = hasBadNames;
  for (const [file, folder] of files) {
    const isStdin = file === '-';
    const name = isStdin ? '<stdin>' : file;
    try {
      const bytes = isStdin ? await streams.stdin() : readFileSync(file);
      const text = decode(bytes);
      const bound = boundOf(text);
      if (bound) {
        throw new Error(`line ${String(bound.line)}: ${boundSentences[bound.kind].en}`);
      }
      const platform =
        options.platform ?? (isStdin ? undefined : platformOf(file)) ?? recognizePlatform(text);
      const chosen = {platform: platform ?? 'any'} as const;
      const {
        text: left,
        count,
        diagnoses,
      } = options.fix ? fixText(text, chosen) : unfixed(text, chosen);
      if (options.fix && isStdin) {
        streams.stdout(left);
        print = streams.stderr;
      } else if (count > 0) {
        replaceFile(file, left, {within: folder, before: bytes});
      }
      reports.push({file: name, text: left, fixed: count, diagnoses});
    } catch (error) {
      streams.stderr(`${name}: ${describe(error)}\n`);
      isBad = true;
    }
  }
  print(formats[options.format](reports));
  const hasProblem = reports.some(({diagnoses}) =>
    diagnoses.some(({severity}) => severity === 'problem'),
  );
  return isBad ? 2 : hasProblem ? 1 : 0;
}

/** The files that the arguments name, each once, with the folder that links may not leave. */
function namedFiles(names: readonly string[], {stderr}: Streams) {
  const files = new Map<string, string>();
  let isBad = false;
  for (const name of names) {
    try {
      const found = name === '-' ? {folder: '.', files: [name]} : findFiles(name);
      for (const file of found.files) {
        files.set(file, files.get(file) ?? found.folder);
      }
    } catch (error) {
      stderr(`${name}: ${describe(error)}\n`);
      isBad = true;
    }
  }
  return {files, isBad};
}

/**
 * Decodes UTF-8, and keeps a byte order mark.
 *
 * @throws {Error} with a remedy if the bytes are not text in UTF-8
 */
function decode(bytes: Buffer): string {
  if (bytes.includes(0)) {
    throw new Error('not a text file. Leave it out.');
  }
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch (error) {
    throw new Error('not UTF-8. Convert it first, for instance by iconv -f GB18030 -t UTF-8', {
      cause: error,
    });
  }
}

function unfixed(text: string, options: DiagnosisOptions): ReturnType<typeof fixText> {
  return {text, count: 0, diagnoses: diagnose(text, options)};
}

interface Options {
  readonly names: readonly string[];
  readonly platform: Platform | 'any' | undefined;
  readonly fix: boolean;
  readonly format: Format;
  readonly help: boolean;
}

function readOptions(args: readonly string[]): Options | {readonly problem: string} {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        platform: {type: 'string'},
        fix: {type: 'boolean', default: false},
        format: {type: 'string', default: 'text'},
        help: {type: 'boolean', default: false},
      },
    });
    const {platform, format, fix, help} = values;
    if (!isFormat(format)) {
      return {problem: `No format "${format}". Choose ${Object.keys(formats).join(', ')}.`};
    }
    if (!isPlatform(platform)) {
      return {problem: `No platform "${platform}". Choose ${platforms.join(', ')} or any.`};
    }
    const names = positionals[0] === 'check' ? positionals.slice(1) : positionals;
    return {fix, help, format, platform, names: names.length > 0 ? names : ['-']};
  } catch (error) {
    // The first sentence names the option; the rest explains `--`.
    return {problem: (error as Error).message.replace(/\. [^]*/, '.')};
  }
}

function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

function isPlatform(name: string | undefined): name is Platform | 'any' | undefined {
  return name === undefined || name === 'any' || platforms.some((platform) => platform === name);
}

/** Explains why a file could not be read or written, and what to do. The file is unchanged. */
function describe(error: unknown): string {
  if (error instanceof WriteError) {
    return error.reason;
  }
  const {code, message} = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'no such file. Check its path.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'no permission. Change the permissions of the file and its folder.';
    default:
      return message;
  }
}
