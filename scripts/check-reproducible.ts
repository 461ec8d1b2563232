/**
 * `npm run check -- "same bytes"`: builds the project again from scratch, in another folder, with other file dates and a heap of 512 MB.
 * Day, time zone and language of this build differ. Compares every byte with `build/`, which must come from the same files. Without a Git
 * repository it ends with exit code 3, which `check` counts as skipped.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {compareBuilds, firstDifference, renamedFiles, type Contents} from './checks/same-bytes';
import {copyProject} from './same-bytes/copy-project';

/** Heap of one thread in megabytes, as on the smallest build machines. */
const heap = 512;

const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  SHIFT_DAYS: '400',
};

function contentsOf(folder: string): Contents {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({parentPath, name}) => {
      const path = join(parentPath, name);
      return [
        path.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ];
    }),
  );
}

function build(folder: string): boolean {
  const preload = pathToFileURL(join(folder, 'scripts/same-bytes/shift-date.mjs'));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ...elsewhere,
        NODE_OPTIONS: `--max-old-space-size=${heap} --import ${preload.href}`,
      },
    },
  );
  if (status !== 0) {
    console.error(`The second build failed.\n${stdout}${stderr}`);
  }
  return status === 0;
}

function compare(first: string, second: string): void {
  const [contents, others] = [contentsOf(first), contentsOf(second)];
  const differences = compareBuilds(contents, others);
  differences.slice(0, 50).forEach((line) => {
    console.error(line);
  });
  const changed = [...contents.keys()].filter(
    (path) => others.has(path) && others.get(path) !== contents.get(path),
  );
  const pairs = [
    ...renamedFiles(contents, others),
    ...changed.map((path) => [path, path] as const),
  ];
  for (const [path, other] of pairs.slice(0, 10)) {
    const texts = [join(first, path), join(second, other)].map((file) =>
      readFileSync(file, 'utf8'),
    );
    console.error(`${path} ${firstDifference(texts[0] ?? '', texts[1] ?? '') ?? ''}`);
  }
  console.log(`${contents.size} files, ${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

if (!existsSync('.git')) {
  console.error('There is no Git repository, so the second build was skipped.');
  process.exitCode = 3;
} else {
  const parent = mkdtempSync(join(tmpdir(), 'built twice '));
  const copy = join(parent, 'in-another-folder', 'site');
  try {
    copyProject(resolve('.'), copy, new Date('2001-02-03T04:05:06Z'));
    if (build(copy)) {
      compare(resolve('build'), join(copy, 'build'));
    } else {
      process.exitCode = 1;
    }
  } finally {
    rmSync(parent, {recursive: true, force: true});
  }
}
