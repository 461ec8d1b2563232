import type {ExternalLink} from '../checks/outside-links';
import type {Issue} from '../checks/issue';

/** How an address is asked: `fetch`, or what a test puts in its place. */
type Ask = (
  url: string,
  options: {method: string; signal: AbortSignal},
) => Promise<{status: number}>;

const atATime = 8;
const patience = 15_000;

/** What says that a program is not welcome, not that the page is gone. */
const refusals = [401, 403, 405, 406, 429, 451, 503, 999];

/**
 * Asks each address whether it answers, first by HEAD. One that is gone is an issue at each place that links to it; one that
 * answers a program with a refusal is none.
 */
export async function checkOnline(
  links: readonly ExternalLink[],
  ask: Ask = fetch,
): Promise<Issue[]> {
  const queue = links.filter(({url}) => /^https?:/i.test(url)).values();
  const issues: Issue[] = [];
  const work = async () => {
    for (const {url, places} of queue) {
      const problem = await askFor(url, ask);
      if (problem !== undefined) {
        const message = `${url} ${problem} Link to where it is now, to an archive, or not at all.`;
        issues.push(...places.map((place) => ({...place, rule: 'online', message})));
      }
    }
  };
  await Promise.all(Array.from({length: atATime}, work));
  return issues;
}

async function askFor(url: string, ask: Ask): Promise<string | undefined> {
  let status = 0;
  for (const method of ['HEAD', 'GET']) {
    try {
      ({status} = await ask(url, {method, signal: AbortSignal.timeout(patience)}));
    } catch (error) {
      const {name, cause} = error as Error;
      const code = (cause as {code?: string} | undefined)?.code ?? name;
      return `does not answer (${code}).`;
    }
    if (status < 400 || refusals.includes(status)) {
      return undefined;
    }
  }
  return `answers ${status}.`;
}
