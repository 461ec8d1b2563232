import {availableParallelism} from 'node:os';
import type {Content} from '../checks/content.ts';
import type {Findings, SourceFile} from '../checks/findings.ts';
import type {SiteFacts} from '../config.ts';
import {examineInThreads} from './examine-in-threads.ts';
import {keep, nameOf, readKept, stateOfChecks} from './kept.ts';

/** Characters of articles that are worth another thread, which begins with loading all parsers. */
const worthAThread = 1_000_000;

/** Threads beyond which memory is the bound. */
const mostThreads = 4;

export interface Options {
  /** Whether what an earlier run found of the same text is found again without looking. */
  readonly usesKept: boolean;
  /** The state of the checks that are loaded, from `stateOfChecks`: of a program that runs on, what it was when that began. */
  readonly state?: string;
}

/** What each article says by itself, in the order of the files. */
export async function findAll(
  root: string,
  {files, known, config}: SiteFacts & Pick<Content, 'files'>,
  {usesKept, state: loaded}: Options,
): Promise<readonly Findings[]> {
  const state = JSON.stringify([usesKept ? (loaded ?? stateOfChecks(root)) : '', known, config]);
  const names = files.map((file) => nameOf(file, state));
  const kept = usesKept ? readKept(root) : new Map<string, Findings>();
  const isNew = (index: number) => !kept.has(names[index] ?? '');
  const unknown = files.filter((_, index) => isNew(index));

  const found = (await examineFiles(unknown, {config, known})).values();
  const all = files.map((_, index) => {
    const earlier = kept.get(names[index] ?? '');
    return earlier ?? found.next().value ?? {issues: [], facts: null};
  });
  if (usesKept && (unknown.length > 0 || kept.size !== files.length)) {
    keep(root, new Map(all.map((findings, index) => [names[index] ?? '', findings])));
  }
  return all;
}

async function examineFiles(
  files: readonly SourceFile[],
  site: SiteFacts,
): Promise<readonly Findings[]> {
  const characters = files.reduce((sum, {source}) => sum + source.length, 0);
  const threads = Math.min(
    mostThreads,
    availableParallelism(),
    Math.ceil(characters / worthAThread),
  );
  if (threads > 1) {
    return examineInThreads(files, site, threads);
  }
  if (files.length === 0) {
    return [];
  }
  // Parsers and grammars take most of a second to load, and a run that finds everything kept needs none.
  const [{examine}, {loadParsers}] = await Promise.all([
    import('../checks/examine.ts'),
    import('../parsers/index.ts'),
  ]);
  const parsers = await loadParsers();
  return files.map((file) => examine(file, site, parsers));
}
