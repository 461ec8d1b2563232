/// <reference lib="webworker" />
import type {WorkboxPlugin} from 'workbox-core/types';
import {readRecords} from '../shared/digests';
import {asStored} from '../shared/docs-list';
import {hasRightHead, isFailure, judge} from '../shared/judge';
import {baseUrl} from './scope';

/** The hashes of this build's files (../docs/collect.ts). */
declare const DIGESTS: string;

const digests = readRecords(DIGESTS);

/** Headers of requests do not matter: the content is compared. */
const ignoreVary = true;

function judged(response: Response, address: string, isStored = false): ReturnType<typeof judge> {
  return judge(response, address, {baseUrl, digests, isStored});
}

/** When a host answered with a changed file also past the caches: some change files themselves. It is not asked again for a while. */
const refusals = new Map<string, number>();
const refusalTtlMs = 30_000;

function isRefused(address: string): boolean {
  return performance.now() - (refusals.get(address) ?? -Infinity) < refusalTtlMs;
}

/**
 * The copy of a hashed file to store; null if it is not the file that this worker's build wrote. The worker of another build stores its
 * own. A wrong file is requested once more, because the browser's own cache may have kept it.
 */
export async function hashedCopy(response: Response, address: string): Promise<Response | null> {
  const {verdict, hash} = await judged(response, address);
  if (verdict === 'genuine') {
    return asStored(response, hash);
  }
  if (verdict === 'plausible' || !response.ok || isRefused(address)) {
    return null;
  }
  const anew = await fetchAnew(address);
  if (anew) {
    const second = await judged(anew, address);
    if (second.verdict === 'genuine') {
      return asStored(anew, second.hash);
    }
  }
  refusals.set(address, performance.now());
  return null;
}

/** The copy to store of a page, or of a file that keeps its address; null if it is wrong. */
export async function otherCopy(response: Response, address: string): Promise<Response | null> {
  const {verdict, hash} = await judged(response, address);
  return verdict === 'wrong' ? null : asStored(response, hash);
}

/**
 * The first stored response of some caches that can be used. It deletes wrong ones.
 *
 * @param isLastResort there is no network: also use a copy whose hash nobody knows, as earlier workers stored them
 */
export async function storedIn(
  address: string,
  cacheNames: readonly string[],
  isLastResort = false,
): Promise<Response | undefined> {
  for (const cacheName of cacheNames) {
    const stored = await caches.match(address, {cacheName, ignoreVary});
    const verdict = stored && (await judged(stored, address, true)).verdict;
    if (verdict === 'genuine' || (verdict === 'plausible' && isLastResort)) {
      return stored;
    }
    if (verdict === 'wrong') {
      await (await caches.open(cacheName)).delete(address, {ignoreVary});
    }
  }
  return undefined;
}

async function isWrong(response: Response, address: string): Promise<boolean> {
  const hasHead = hasRightHead(response, address, baseUrl);
  return !hasHead || (!isRefused(address) && (await judged(response, address)).verdict === 'wrong');
}

/** Fetches past the browser's own cache; undefined without a network. */
function fetchAnew(address: string): Promise<Response | undefined> {
  return fetch(address, {cache: 'reload'}).catch(() => undefined);
}

/**
 * The response, or another one past the browser's own cache if it is not the file: of another kind or status, or cut off. The browser may
 * have kept it, also a 404 of a host that did not have the file yet.
 */
async function rightResponse(response: Response, address: string): Promise<Response> {
  if (!(await isWrong(response, address))) {
    return response;
  }
  const anew = (await fetchAnew(address)) ?? response;
  if (hasRightHead(anew, address, baseUrl) && (await isWrong(anew, address))) {
    refusals.set(address, performance.now());
  }
  return anew;
}

/** Replaces a hashed file that is wrong. */
export const replacingWrong: WorkboxPlugin = {
  fetchDidSucceed: ({request: {url}, response}) => rightResponse(response, url),
};

/** Replaces a wrong file, and takes a fault of the host, or another kind of file, for a failure of the network. */
export const refusingWrong: WorkboxPlugin = {
  fetchDidSucceed: async ({request: {url}, response}) => {
    const right = isFailure(response.status) ? response : await rightResponse(response, url);
    if (isFailure(right.status) || (right.ok && !hasRightHead(right, url, baseUrl))) {
      throw new TypeError(`${url}: not the file, status ${right.status}.`);
    }
    return right;
  },
};
