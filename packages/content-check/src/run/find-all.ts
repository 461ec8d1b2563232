import {availableParallelism} from 'node:os';
import type {Content} from '../checks/content.ts';
import type {CheckedArticle, SourceFile} from '../checks/checked-article.ts';
import type {SiteFacts} from '../config.ts';
import {examineInThreads} from './examine-in-threads.ts';
import {cacheKeyOf, readCache, stateOfChecks, writeCache} from './cache.ts';
import {outlineOf} from './outline.ts';

/** Fewer characters are not worth another thread, which first loads all parsers. */
const charactersPerThread = 1_000_000;

/** More threads would run out of memory. */
const mostThreads = 4;

export interface Options {
  /** Whether an unchanged article gets the result of an earlier run. */
  readonly usesCache: boolean;
  /** From `stateOfChecks`. A program that keeps running passes the state at its start, when it loaded the checks. */
  readonly state?: string;
  /** Examines these articles alone. Others have their result of an earlier run, or else an outline. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** The result of each article, in the order of the files. */
export async function findAll(
  root: string,
  {files, known, config}: SiteFacts & Pick<Content, 'files'>,
  {usesCache, state: loaded, only}: Options,
): Promise<readonly CheckedArticle[]> {
  const state = JSON.stringify([usesCache ? (loaded ?? stateOfChecks(root)) : '', known, config]);
  const keys = files.map((file) => cacheKeyOf(file, state));
  const cache = usesCache ? readCache(root) : new Map<string, CheckedArticle>();
  const isDue = (file: string) => only?.has(file) ?? true;
  const unknown = files.filter(({file}, index) => !cache.has(keys[index] ?? '') && isDue(file));

  const found = (await examineFiles(unknown, {config, known})).values();
  const examined = new Map(
    files.flatMap(({file}, index) => {
      const key = keys[index] ?? '';
      const checked = cache.get(key) ?? (isDue(file) ? found.next().value : undefined);
      return checked ? [[key, checked] as const] : [];
    }),
  );
  if (usesCache && (unknown.length > 0 || (!only && cache.size !== files.length))) {
    writeCache(root, examined);
  }
  return files.map((file, index) => examined.get(keys[index] ?? '') ?? outlineOf(file));
}

async function examineFiles(
  files: readonly SourceFile[],
  site: SiteFacts,
): Promise<readonly CheckedArticle[]> {
  const characters = files.reduce((sum, {source}) => sum + source.length, 0);
  const threads = Math.min(
    mostThreads,
    availableParallelism(),
    Math.ceil(characters / charactersPerThread),
  );
  if (threads > 1) {
    return examineInThreads(files, site, threads);
  }
  if (files.length === 0) {
    return [];
  }
  // A run with a warm cache needs no parser.
  const [{examine}, {loadParsers}] = await Promise.all([
    import('../checks/examine.ts'),
    import('../parsers/index.ts'),
  ]);
  const parsers = await loadParsers(files.map(({source}) => source));
  return files.map((file) => examine(file, site, parsers));
}
