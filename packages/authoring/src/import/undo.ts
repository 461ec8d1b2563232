import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {replaceFile, resolveWithin} from '@markdown-zh/build-tools/write-file';
import {readRecord, recordFiles, recordText} from './record.ts';
import {removeEmptyFolder, stagingFolder, workFolder} from './write.ts';

/** The file that records every address of the site. */
const addressFile = 'site/addresses.txt';

/**
 * Undoes the imports that the last commit does not have. Moves their articles and pictures away, with later changes, and removes their
 * redirects and addresses. Throws an error with one sentence if there is no such import, or no Git.
 *
 * @returns the number of articles, and the folder where they are now
 */
export function undoImport(root: string): {readonly count: number; readonly folder: string} {
  const committed = readCommit(root);
  const {imported, redirects} = readRecord(root);
  const entries = Object.entries(imported).filter(
    ([from, file]) => committed.imported[from] === undefined && !committed.files.has(file),
  );
  const wasInterrupted = existsSync(join(root, stagingFolder));
  if (entries.length === 0 && !wasInterrupted) {
    throw new Error('There is no import that is not committed. `git revert` undoes a commit.');
  }
  const files = entries.flatMap(([, article]) => filesOf(root, article));
  for (const file of [...files, stagingFolder]) {
    resolveWithin(join(root, file), root); // a person may have changed the record, or Git a folder to a link
  }
  rmSync(join(root, stagingFolder), {recursive: true, force: true});

  const folder = freeFolder(root);
  const count = entries.filter(([, article]) => existsSync(join(root, article))).length;
  for (const file of files) {
    mkdirSync(dirname(join(root, folder, file)), {recursive: true});
    renameSync(join(root, file), join(root, folder, file));
    removeEmptyFolder(dirname(join(root, file)));
  }
  const addresses = new Set(entries.map(([, file]) => addressOf(file)));
  const addressPath = join(root, addressFile);
  if (existsSync(addressPath)) {
    const lines = readFileSync(addressPath, 'utf8').split('\n');
    const kept = lines.filter((line) => !addresses.has(line) || committed.addresses.has(line));
    replaceFile(addressPath, kept.join('\n'), {within: root});
  }
  const without = (
    all: Readonly<Record<string, string>>,
    isGone: (key: string, value: string) => boolean,
  ) =>
    recordText(
      Object.fromEntries(Object.entries(all).filter(([key, value]) => !isGone(key, value))),
    );
  replaceFile(
    join(root, recordFiles.redirects),
    without(redirects, (from, to) => addresses.has(to) && committed.redirects[from] === undefined),
    {within: root},
  );
  // Last, so that an undo that was interrupted can be repeated.
  const undone = new Set(entries.map(([from]) => from));
  replaceFile(
    join(root, recordFiles.imported),
    without(imported, (from) => undone.has(from)),
    {within: root},
  );
  return {count, folder};
}

/** An article and, in a folder of its own, the other files beside it. */
function filesOf(root: string, article: string): string[] {
  const folder = posix.dirname(article);
  const beside =
    article.endsWith('/index.md') && existsSync(join(root, folder))
      ? readdirSync(join(root, folder), {withFileTypes: true})
          .filter((entry) => entry.isFile() && !/\.mdx?$|^_category_\./.test(entry.name))
          .map(({name}) => posix.join(folder, name))
      : [];
  return [article, ...beside].filter((file) => existsSync(join(root, file)));
}

function addressOf(file: string): string {
  const path = file.replace(/(?:\/index)?\.md$/, '');
  return `/${path.replace(/^blog\/\d{4}-\d{2}-\d{2}-/, 'blog/')}`;
}

function freeFolder(root: string): string {
  for (let number = 1; ; number++) {
    const folder = `${workFolder}/undone-${number}`;
    if (!existsSync(join(root, folder))) {
      return folder;
    }
  }
}

/** The files that an import changes, as the last commit has them. Without a commit, empty. */
function readCommit(root: string) {
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
  if (git('rev-parse', '--git-dir').status !== 0) {
    throw new Error('Git does not know this folder, so nothing says what is committed.');
  }
  const show = (file: string) => {
    const {status, stdout} = git('show', `HEAD:./${file}`);
    return status === 0 ? stdout : undefined;
  };
  const table = (file: string) => JSON.parse(show(file) ?? '{}') as Record<string, string>;
  return {
    imported: table(recordFiles.imported),
    redirects: table(recordFiles.redirects),
    addresses: new Set((show(addressFile) ?? '').split('\n')),
    files: new Set(git('ls-tree', '-r', '-z', '--name-only', 'HEAD').stdout.split('\0')),
  };
}
