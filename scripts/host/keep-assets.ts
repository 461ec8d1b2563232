import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {contentHash} from '../../plugins/hosting/offline/shared/digests';
import {judge} from '../../plugins/hosting/offline/shared/judge';

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

/** Limits in milliseconds. */
export const timeLimits = {request: 30_000, total: 300_000};

interface OldFile {
  /** The day (`2026-11-26`) of the first deploy without it. */
  readonly since: string;
  readonly hash: string;
}

interface AssetsList {
  /** The hashes of this build's files, by path. */
  readonly current: Readonly<Record<string, string>>;
  /** Files of earlier builds. */
  readonly old: Readonly<Record<string, OldFile>>;
}

interface Kept {
  /** The number of files that only earlier deploys had. */
  readonly files: number;
  /** Why no file was kept, in a sentence. */
  readonly reason?: string;
  /** A sentence for each file that was not kept. */
  readonly warnings: readonly string[];
}

/**
 * Downloads the assets of earlier deploys from the current site, and adds them to a new build, for open tabs. It keeps a file only if it is
 * the one whose hash that deploy has listed. It follows no redirect, because a host may lead to a sign-in page.
 *
 * @param address of the site, with a slash at its end
 * @param today as `2026-11-26`
 * @param limits of time, in milliseconds
 */
export async function keepAssets(
  folder: string,
  address: string,
  today: string,
  limits = timeLimits,
): Promise<Kept> {
  const current: Record<string, string> = {};
  for (const path of keptFolders.flatMap((name) => filesBelow(folder, name)).sort()) {
    current[path] = await contentHash(new Uint8Array(readFileSync(join(folder, path))));
  }
  const host = hostOf(address, limits);
  const {list, reason} = await listOf(host, today);
  const old: Record<string, OldFile> = {};
  const warnings: string[] = [];
  const waiting = [...list].filter(
    ([path, {since}]) =>
      keptPath.test(path) &&
      daysBetween(since, today) <= keptDays &&
      !existsSync(join(folder, path)),
  );
  await Promise.all(
    Array.from({length: concurrency}, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [path, file] = next;
        try {
          writeBelow(folder, path, await host.get(path, file.hash));
          old[path] = file;
        } catch (error) {
          warnings.push(`${path} is not kept: ${messageOf(error)}`);
        }
      }
    }),
  );
  const sorted = Object.fromEntries(Object.entries(old).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    join(folder, assetsListFile),
    `${JSON.stringify({current, old: sorted} satisfies AssetsList, undefined, 2)}\n`,
  );
  return {
    files: Object.keys(old).length,
    ...(reason !== undefined && {reason}),
    warnings: warnings.sort(),
  };
}

interface Host {
  readonly address: string;
  /**
   * The content of a file.
   *
   * @param hash of the file; without it, the file is JSON
   * @throws {Error} when the host answers with anything but the file
   */
  readonly get: (path: string, hash?: string) => Promise<Uint8Array<ArrayBuffer>>;
}

function hostOf(address: string, limits: typeof timeLimits): Host {
  const total = AbortSignal.timeout(limits.total);
  const baseUrl = new URL(address).pathname;
  return {
    address,
    get: async (path, hash) => {
      const url = new URL(path, address).href;
      const signal = AbortSignal.any([total, AbortSignal.timeout(limits.request)]);
      const response = await fetch(url, {cache: 'no-store', redirect: 'manual', signal});
      const {status, headers} = response;
      if (!response.ok) {
        const location = headers.get('location');
        throw new Error(`${url} answered ${status}${location === null ? '' : ` to ${location}`}.`);
      }
      const type = headers.get('content-type') ?? 'no type';
      const digests = (_: string, found: string) => Promise.resolve(found === hash);
      const isRight =
        hash === undefined
          ? /^application\/json\b/.test(type)
          : (await judge(response, url, {baseUrl, digests})).verdict === 'genuine';
      if (!isRight) {
        throw new Error(`${url} answered with something else than that file (${type}).`);
      }
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** The files that the site has, with the day from which on each was old. Empty with the reason if the list cannot be read. */
async function listOf(
  {address, get}: Host,
  today: string,
): Promise<{list: ReadonlyMap<string, OldFile>; reason?: string}> {
  const list = new Map<string, OldFile>();
  try {
    const data = JSON.parse(Buffer.from(await get(assetsListFile)).toString()) as unknown;
    const {current, old} = (data ?? {}) as Partial<Record<keyof AssetsList, unknown>>;
    if (Array.isArray(current)) {
      return {
        list,
        reason: `${address}${assetsListFile} has no hashes. The next deploy keeps files.`,
      };
    }
    for (const [path, hash] of entriesOf(current)) {
      if (typeof hash === 'string') {
        list.set(path, {since: today, hash});
      }
    }
    for (const [path, file] of entriesOf(old)) {
      const {since, hash} = (file ?? {}) as Partial<Record<keyof OldFile, unknown>>;
      if (typeof hash === 'string') {
        list.set(path, {since: pastDay(since, today), hash});
      }
    }
    return {list};
  } catch (error) {
    const message = messageOf(error);
    return {
      list,
      reason: message.includes('answered 404')
        ? `${address} has no ${assetsListFile}: this is the first deploy that keeps files.`
        : `${address}${assetsListFile} cannot be read: ${message}`,
    };
  }
}

function entriesOf(data: unknown): [string, unknown][] {
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}

/** A day that the site names, or today if it is none or in the future, so that no list keeps a file for ever. */
function pastDay(day: unknown, today: string): string {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && daysBetween(day, today) >= 0
    ? day
    : today;
}

/** @throws {Error} when the path leads out of the folder, or has a file already */
function writeBelow(folder: string, path: string, content: Uint8Array): void {
  const file = join(folder, path);
  const place = relative(realpathSync(folder), realpathSync(existingFolder(dirname(file))));
  if (place.startsWith('..')) {
    throw new Error(`A symbolic link leads out of ${folder}.`);
  }
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content, {flag: 'wx'});
}

function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder));
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
