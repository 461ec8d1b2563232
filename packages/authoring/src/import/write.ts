import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {replaceFile, resolveWithin, writeAtomically} from '@markdown-zh/build-tools/write-file';
import type {Plan} from './plan.ts';
import {recordFiles, recordText, type Imported} from './record.ts';

/** The folder of an import's own files, which Git ignores. */
export const workFolder = '.import';

/** Complete texts and copies wait here, so that a full disk leaves the site as it was. */
export const stagingFolder = `${workFolder}/new`;

export const reportFile = `${workFolder}/report.md`;

/** The steps that change the disk, by absolute paths. */
export interface Disk {
  readonly write: (file: string, text: string) => void;
  readonly copy: (from: string, to: string) => void;
  readonly move: (from: string, to: string) => void;
}

const disk: Disk = {write: writeAtomically, copy: copyFileSync, move: renameSync};

/**
 * Carries out a whole plan, or leaves the site as it was. Never replaces a file, apart from the record and the redirects, and follows no
 * symbolic link out of the site.
 *
 * First everything is written beside the site. Then the record of the import, by which it can be undone, takes its place, and then the
 * articles. Throws an error with one sentence.
 *
 * @param before the record and the redirects before the import
 */
export function writeImport(
  root: string,
  {posts, imported, redirects}: Pick<Plan, 'posts' | 'imported' | 'redirects'>,
  before: Imported,
  report: string,
  {write, copy, move}: Disk = disk,
): void {
  const staging = join(root, stagingFolder);
  if (existsSync(staging)) {
    throw new Error('An earlier import did not end. Run `npm run import -- --undo` first.');
  }
  const files = posts.flatMap(({file, copies}) => [file, ...copies.map(({to}) => to)]);
  const existing = files.find((file) => existsSync(join(root, file)));
  if (existing !== undefined) {
    throw new Error(`${existing} already exists. Rename it, or remove it. Nothing was written.`);
  }

  for (const file of [...files, ...Object.values(recordFiles), reportFile, stagingFolder]) {
    resolveWithin(join(root, file), root);
  }

  const records = {
    [recordFiles.imported]: recordText({...before.imported, ...imported}),
    [recordFiles.redirects]: recordText({...before.redirects, ...redirects}),
  };
  const restore = keepFiles(root, [...Object.keys(records), reportFile]);
  const moved: string[] = [];
  let current = '';
  try {
    const stage = (file: string, put: (path: string) => void) => {
      current = file;
      const path = join(staging, file);
      mkdirSync(dirname(path), {recursive: true});
      put(path);
    };
    for (const {file, text, copies} of posts) {
      stage(file, (path) => {
        write(path, text);
      });
      for (const {from, to, text: cleaned} of copies) {
        stage(to, (path) => {
          if (cleaned === undefined) {
            copy(from, path);
          } else {
            write(path, cleaned);
          }
        });
      }
    }
    const earlier = join(root, reportFile);
    const reports = existsSync(earlier) ? `${report}\n${readFileSync(earlier, 'utf8')}` : report;
    for (const [file, text] of Object.entries({...records, [reportFile]: reports})) {
      stage(file, (path) => {
        write(path, text);
        keepMode(path, join(root, file));
      });
    }
    for (const file of [recordFiles.imported, ...files, recordFiles.redirects, reportFile]) {
      current = file;
      mkdirSync(dirname(join(root, file)), {recursive: true});
      move(join(staging, file), resolveWithin(join(root, file), root));
      moved.push(file);
    }
  } catch (error) {
    for (const file of moved.filter((each) => files.includes(each))) {
      rmSync(join(root, file), {force: true});
    }
    for (const file of [...moved, current]) {
      removeEmptyFolder(dirname(join(root, file)));
    }
    rmSync(staging, {recursive: true, force: true}); // its space may be what the records need
    restore();
    throw new Error(
      `The import stopped at ${current}: ${(error as Error).message}. Nothing was changed.`,
      {cause: error},
    );
  } finally {
    rmSync(staging, {recursive: true, force: true});
  }
}

/** Keeps the bytes of files. Returns the function that brings them back. */
function keepFiles(root: string, files: readonly string[]): () => void {
  const kept = files.map((file) => {
    const path = join(root, file);
    return {path, bytes: existsSync(path) ? readFileSync(path) : undefined};
  });
  return () => {
    for (const {path, bytes} of kept) {
      if (bytes === undefined) {
        rmSync(path, {force: true});
      } else if (!readFileSync(path).equals(bytes)) {
        replaceFile(path, bytes, {within: root});
      }
    }
  };
}

/** A new file gets the mode of the one that it is going to replace. */
function keepMode(path: string, old: string): void {
  const mode = statSync(old, {throwIfNoEntry: false})?.mode;
  if (mode !== undefined) {
    chmodSync(path, mode);
  }
}

/** Removes a folder, and those above it, as long as they are empty. */
export function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return; // not empty
  }
  removeEmptyFolder(dirname(folder));
}
