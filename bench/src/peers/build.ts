import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {temporaryFolder} from '../runner/cleanup';
import {memoryOfTree} from './memory';
import type {PreparedSite} from './site';

/** The time and memory that a build takes. */
interface Effort {
  readonly seconds: number;
  /** Peak memory of its processes in bytes; `NaN` if the system does not report it. */
  readonly memory: number;
}

/** A build from scratch, and another after one edit. */
export interface ColdAndWarm {
  readonly cold: Effort;
  readonly warm: Effort;
}

type Variables = Readonly<Record<string, string>>;

/** Builds a site from scratch; throws with the generator's output when the build fails. */
export async function build(site: PreparedSite): Promise<void> {
  clean(site);
  await run(site, {TMPDIR: temporaryFolder()});
}

/**
 * Builds a site from scratch, and again with a paragraph added to one article. Throws as `build`.
 *
 * @param withoutCache variables with which a build neither reads nor writes a cache: the first build gets them, and a further build
 *   fills the cache
 */
export async function buildTwice(
  site: PreparedSite,
  article: string,
  withoutCache?: Variables,
): Promise<ColdAndWarm> {
  const temporary = {TMPDIR: temporaryFolder()}; // the compiled configuration is there
  clean(site);
  const cold = await run(site, {...temporary, ...withoutCache});
  if (withoutCache) {
    await run(site, temporary);
  }
  appendFileSync(join(site.folder, article), '\n\n这一段是后来加上的。\n');
  return {cold, warm: await run(site, temporary)};
}

/** Removes the files of earlier builds. */
function clean({folder, output, caches}: PreparedSite): void {
  for (const left of [output, ...caches]) {
    rmSync(join(folder, left), {recursive: true, force: true});
  }
}

/** Milliseconds between two measurements of memory. */
const interval = 200;

async function run(
  {folder, node = process.execPath, environment, build: args}: PreparedSite,
  variables: Variables,
): Promise<Effort> {
  const start = performance.now();
  const child = spawn(node, args, {
    cwd: folder,
    env: {...process.env, ...environment, NO_COLOR: '1', ...variables},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let memory = NaN;
  const timer = setInterval(() => {
    const now = memoryOfTree(child.pid ?? 0);
    memory = now === undefined ? memory : Math.max(Number.isNaN(memory) ? 0 : memory, now);
  }, interval);
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`the build failed:\n${printed}${errors}`);
  }
  return {seconds: (performance.now() - start) / 1000, memory};
}
