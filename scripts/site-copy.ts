import {execFile} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {readContent} from '@markdown-zh/content-check';
import {environmentVariables} from '../site/environment';
import contentCheck from '../site/content-check';

/** The output and exit status of a command. */
interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** A copy of this project in its own folder, for builds with faults. */
export interface SiteCopy {
  readonly folder: string;
  /** Writes a file below the copy's root. */
  readonly write: (file: string, text: string) => void;
  /** Runs a command of the project's dependencies in the copy. */
  readonly run: (
    command: keyof typeof programs,
    args: readonly string[],
    variables?: Readonly<Record<string, string>>,
  ) => Promise<CommandResult>;
  readonly remove: () => void;
}

/** The scripts behind the commands, from the project's root. On Windows, the files in `.bin` are not scripts. */
const programs = {
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  tsx: 'node_modules/tsx/dist/cli.mjs',
} as const;

const left = /^(?:\.git|\.docusaurus|node_modules|build.*|test-results|coverage)$/;

/** The variables of the caller's own site must not affect the test. */
const withoutSite = Object.fromEntries(environmentVariables.map((name) => [name, '']));

/** Pages that are programs, and take a third of the time of each build. */
const programPages = [
  'src/pages/playground.tsx',
  'src/pages/compatibility.tsx',
  'src/pages/compatibility/engines.tsx',
];

/**
 * Shortens a copy, so that it builds in a quarter of the time. Articles keep their front matter, their headings and
 * the end of their summary; program pages keep a heading. Configuration, lists and links stay as they were.
 *
 * @param kept a folder whose articles stay as they are, with a slash at its end
 */
export function shorten(copy: SiteCopy, kept?: string): void {
  shortenArticles(copy, kept);
  shortenPrograms(copy);
}

/** Shortens only the articles, for `shorten`. */
export function shortenArticles({folder, write}: SiteCopy, kept?: string): void {
  for (const {file, source} of readContent(folder, contentCheck).files) {
    if (kept !== undefined && file.startsWith(kept)) {
      continue;
    }
    const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(source) ?? [];
    const outline = source
      .slice(frontMatter.length)
      .replace(/^(`{3,}|~{3,})[^]*?^\1`*$/gm, '')
      .match(/^(?:#{1,6} .*|<!-- truncate -->)$/gm);
    write(file, [frontMatter, '正文', ...(outline ?? [])].join('\n\n') + '\n');
  }
}

function shortenPrograms({write}: SiteCopy): void {
  for (const page of programPages) {
    write(page, 'export default function Page() {\n  return <h1>Page</h1>;\n}\n');
  }
}

/** Links each package of a `node_modules` into another one, which therefore has its own caches. */
export function linkDependencies(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') {
      symlinkSync(join(from, name), join(to, name), 'junction');
    }
  }
}

/**
 * Copies the project from disk; the dependencies are linked, not copied.
 *
 * @param options.ownCaches the copy's builds neither use nor fill the project's caches
 */
export function copySite({ownCaches = false} = {}): SiteCopy {
  const root = resolve('.');
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.test(source.slice(root.length + 1)),
  });
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (ownCaches) {
    linkDependencies(from, to);
  } else {
    symlinkSync(from, to, 'junction');
  }
  return {
    folder,
    write: (file, text) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, text);
    },
    run: (command, args, variables = {}) =>
      new Promise((settle) => {
        execFile(
          process.execPath,
          [join(root, programs[command]), ...args],
          {
            cwd: folder,
            maxBuffer: 64 * 1024 * 1024,
            env: {
              ...process.env,
              ...withoutSite,
              NO_COLOR: '1',
              // The copy's cache would only displace the project's.
              ...(!ownCaches && {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
              ...variables,
            },
          },
          (error, stdout, stderr) => {
            const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
            settle({code, output: stdout + stderr});
          },
        );
      }),
    remove: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
