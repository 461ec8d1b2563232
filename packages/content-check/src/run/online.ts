import {
  judgeError,
  judgeStatus,
  linksByHost,
  type Answer,
  type ExternalLink,
} from '../checks/external-links.ts';
import type {Finding} from '../checks/issue.ts';
import {message} from '../messages/message.ts';

/** Dead links, which are issues, and uncertain links, which are not. */
interface OnlineIssues {
  readonly gone: readonly Finding[];
  readonly unsure: readonly Finding[];
}

/** Hosts in parallel; each gets one request at a time. */
const hostsAtATime = 16;

/** Some servers refuse requests that do not look like a browser's. */
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
};

/**
 * Requests each external page that articles link to. Each issue is at a place that links to it, in no order. Throws when no host can
 * be resolved, because then the network is down.
 */
export async function checkOnline(
  links: readonly ExternalLink[],
  ask: (address: string) => Promise<Answer> = askAddress,
): Promise<OnlineIssues> {
  const hosts = linksByHost(links).values();
  const found = {gone: [] as Finding[], unsure: [] as Finding[]};
  const answers: Answer[] = [];
  const work = async () => {
    for (const ofOneHost of hosts) {
      for (const {url, places} of ofOneHost) {
        const answer = await ask(url);
        answers.push(answer);
        if (answer.kind !== 'there') {
          const rule = `online/${answer.kind}`;
          const reported = message(keys[answer.kind], {url, answer: answer.what});
          found[answer.kind].push(...places.map((place) => ({...place, rule, message: reported})));
        }
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtATime}, work));
  if (answers.length > 1 && answers.every(isUnknownHost)) {
    throw new Error('No host could be resolved. Check the network, and try again.');
  }
  return found;
}

const isUnknownHost = (answer: Answer) => answer.kind === 'gone' && answer.what === 'ENOTFOUND';

const keys = {gone: 'dead-address', unsure: 'uncertain-address'} as const;

/**
 * Requests a page by HEAD. If that fails, requests it by GET, because some servers answer HEAD with any status. Does not read the page.
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
