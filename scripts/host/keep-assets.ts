import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';

/** The file in which a deploy lists its assets. */
export const assetsListFile = 'assets-list.json';

/** Files stay for so many days after the last deploy that had them, longer than a tab stays open. */
export const keptDays = 30;

/** Files with a content hash in their name. A new build has others, but open tabs request the old ones. */
const keptFolders = ['assets', 'search-index'];

/** The path of such a file below the site's base address. Nothing else is fetched or written. */
const keptPath =
  /^(?:assets|search-index)\/(?:[\p{L}\p{N}_~@+-][\p{L}\p{N}_.~@+-]*\/)*[\p{L}\p{N}_~@+-][\p{L}\p{N}_.~@+-]*$/u;

const concurrency = 8;

interface AssetsList {
  /** The files of this build. */
  readonly current: readonly string[];
  /** Files of earlier builds, with the day (`2026-11-26`) of the first deploy without them. */
  readonly old: Readonly<Record<string, string>>;
}

interface Kept {
  /** The number of files that only earlier deploys had. */
  readonly files: number;
  /** Why no file was kept, in a sentence. */
  readonly reason?: string;
}

/**
 * Downloads the assets of earlier deploys from the current site, and adds them to a new build, for open tabs.
 *
 * @param address of the site, with a slash at its end
 * @param today as `2026-11-26`
 * @throws {Error} when a listed file cannot be fetched
 */
export async function keepAssets(folder: string, address: string, today: string): Promise<Kept> {
  const current = keptFolders.flatMap((name) => filesBelow(folder, name)).sort();
  const {list, reason} = await listOf(address);
  const old = Object.fromEntries(
    [...list.current.map((path) => [path, today] as const), ...Object.entries(list.old)]
      .filter(([path, since]) => keptPath.test(path) && daysBetween(since, today) <= keptDays)
      .filter(([path]) => !existsSync(join(folder, path))),
  );
  const waiting = Object.keys(old);
  await Promise.all(
    Array.from({length: concurrency}, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await fetchFile(address, path, folder);
      }
    }),
  );
  writeFileSync(
    join(folder, assetsListFile),
    `${JSON.stringify({current, old} satisfies AssetsList, undefined, 2)}\n`,
  );
  return {files: Object.keys(old).length, ...(reason !== undefined && {reason})};
}

async function listOf(address: string): Promise<{list: AssetsList; reason?: string}> {
  const none = {current: [], old: {}};
  try {
    const response = await fetch(address + assetsListFile, {cache: 'no-store'});
    if (response.status === 404) {
      return {
        list: none,
        reason: `${address} has no ${assetsListFile}: this is the first deploy that keeps files.`,
      };
    }
    if (!response.ok) {
      return {list: none, reason: `${address}${assetsListFile} answered ${response.status}.`};
    }
    const list = (await response.json()) as Partial<AssetsList>;
    return {list: {...none, ...list}};
  } catch (error) {
    return {list: none, reason: `${address}${assetsListFile} cannot be read: ${String(error)}.`};
  }
}

async function fetchFile(address: string, path: string, folder: string): Promise<void> {
  const response = await fetch(address + path);
  if (response.status === 404) {
    return; // the host has lost it, so open tabs cannot have it either
  }
  if (!response.ok) {
    throw new Error(`${address}${path} answered ${response.status}. Deploy again later.`);
  }
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
}

/** Paths below `folder`, with slashes, without the list itself. */
function filesBelow(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
