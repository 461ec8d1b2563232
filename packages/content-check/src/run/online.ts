import {
  judgeError,
  judgeStatus,
  linksByHost,
  type Answer,
  type ExternalLink,
} from '../checks/external-links.ts';
import type {Issue} from '../checks/issue.ts';

/** What became of the addresses: those that are gone, which are mistakes, and those that nobody can tell, which are none. */
interface OnlineIssues {
  readonly gone: readonly Issue[];
  readonly unsure: readonly Issue[];
}

/** Hosts that are asked at a time, each for one page after the other. */
const hostsAtATime = 16;

/** Some servers turn away what does not say that it is a browser. */
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
};

/**
 * Asks for each page of the web that articles link to; the issues stand at each place that links there, in no order. Throws where no
 * host at all is known here, which says nothing of the pages.
 */
export async function checkOnline(
  links: readonly ExternalLink[],
  ask: (address: string) => Promise<Answer> = askAddress,
): Promise<OnlineIssues> {
  const hosts = linksByHost(links).values();
  const found = {gone: [] as Issue[], unsure: [] as Issue[]};
  const answers: Answer[] = [];
  const work = async () => {
    for (const ofOneHost of hosts) {
      for (const {url, places} of ofOneHost) {
        const answer = await ask(url);
        answers.push(answer);
        if (answer.kind !== 'there') {
          const message = `${url} ${words[answer.kind](answer.what)}`;
          const rule = `online/${answer.kind}`;
          found[answer.kind].push(...places.map((place) => ({...place, rule, message})));
        }
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtATime}, work));
  if (answers.length > 1 && answers.every(isUnknownHost)) {
    throw new Error('No host of any link is known here. Check the network, and run this again.');
  }
  return found;
}

const isUnknownHost = (answer: Answer) => answer.kind === 'gone' && answer.what === 'ENOTFOUND';

const words = {
  gone: (what: string) =>
    `is not there any more (${what}). Link to where it is now, to an archive, or not at all.`,
  unsure: (what: string) => `did not answer as a page does (${what}). Open it in a browser.`,
};

/**
 * Asks a server for a page, twice where the first answer is not that it is there: by HEAD, which some servers do not know and answer
 * with any status, then by GET. The page itself is not read.
 *
 * @param timeoutMs for each answer
 */
export async function askAddress(address: string, {timeoutMs = 20_000} = {}): Promise<Answer> {
  const first = await askOnce(address, 'HEAD', timeoutMs);
  return first.kind === 'there' ? first : askOnce(address, 'GET', timeoutMs);
}

async function askOnce(address: string, method: string, timeoutMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const {status, body} = await fetch(address, {method, headers, signal});
    await body?.cancel();
    return judgeStatus(status);
  } catch (error) {
    const {name, cause} = error as {name: string; cause?: {code?: string}};
    return judgeError(cause?.code ?? name);
  }
}
