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

function judged(response: Response, address: string): ReturnType<typeof judge> {
  return judge(response, address, {baseUrl, digests});
}

/** Addresses whose file the host itself changes. */
const refused = new Set<string>();

/**
 * The copy of a hashed file to store; null if it is not the file that this worker's build wrote. The worker of another build stores its
 * own. A wrong file is requested once more, because the browser's own cache may have kept it.
 */
export async function hashedCopy(response: Response, address: string): Promise<Response | null> {
  const {verdict, hash} = await judged(response, address);
  if (verdict === 'genuine') {
    return asStored(response, hash);
  }
  if (verdict === 'plausible' || !response.ok || refused.has(address)) {
    return null;
  }
  const anew = await fetchAnew(address);
  if (anew) {
    const second = await judged(anew, address);
    if (second.verdict === 'genuine') {
      return asStored(anew, second.hash);
    }
  }
  refused.add(address);
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
    const verdict = stored && (await judged(stored, address)).verdict;
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
  return (
    !hasHead || (!refused.has(address) && (await judged(response, address)).verdict === 'wrong')
  );
}

/** Fetches past the browser's own cache; undefined without a network. */
function fetchAnew(address: string): Promise<Response | undefined> {
  return fetch(address, {cache: 'reload'}).catch(() => undefined);
}

/** Replaces a hashed file that is of another kind or cut off. The browser's own cache may have kept it. */
export const replacingWrong: WorkboxPlugin = {
  fetchDidSucceed: async ({request: {url}, response}) => {
    if (!response.ok || !(await isWrong(response, url))) {
      return response;
    }
    const anew = (await fetchAnew(url)) ?? response;
    if (hasRightHead(anew, url, baseUrl) && (await isWrong(anew, url))) {
      refused.add(url);
    }
    return anew;
  },
};

/** Takes a fault of the host, or another kind of file, for a failure of the network. */
export const refusingWrong: WorkboxPlugin = {
  fetchDidSucceed: ({request, response}) => {
    if (
      isFailure(response.status) ||
      (response.ok && !hasRightHead(response, request.url, baseUrl))
    ) {
      throw new TypeError(`${request.url}: not the file, status ${response.status}.`);
    }
    return Promise.resolve(response);
  },
};
