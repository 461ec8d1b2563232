import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const tasks: (() => unknown)[] = [];

/**
 * Runs a task when the benchmark has ended or failed. Folders are deleted only then, because ext4 searches recently deleted files when it
 * creates new ones, which would slow down the next build.
 */
export function atEnd(task: () => unknown): void {
  tasks.push(task);
}

/** A new empty folder, which is deleted at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  atEnd(() => {
    rmSync(folder, {recursive: true, force: true});
  });
  return folder;
}

/** Runs the tasks, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) {
    await task();
  }
}
