/**
 * `npm run check:external-links`: asks every page outside the site that an article links to. Names those that are gone, with file and
 * line, and then ends with exit code 1; those that cannot be told are listed, and change nothing. It needs the web, so no other check runs it.
 */
import {askAddress} from './ask-address';
import {readArticle} from './checks/article';
import {collectExternalLinks, type Answer} from './checks/external-links';
import {compareIssues, formatIssue} from './checks/issue';
import {readContent} from './read-content';

/** Hosts that are asked at a time, each for one page after the other. */
const lines = 16;

async function main(): Promise<void> {
  const articles = readContent(process.cwd()).files.flatMap(({file, source}) => {
    const result = readArticle(file, source);
    return result.ok ? [result.article] : [];
  });
  const links = collectExternalLinks(articles);
  const answers = await askAll([...links.keys()]);
  const issuesOf = (kind: Answer['kind'], words: string) =>
    [...answers]
      .flatMap(([address, answer]) =>
        answer.kind !== kind || answer.kind === 'there'
          ? []
          : (links.get(address) ?? []).map((place) => ({
              ...place,
              rule: `external-link/${kind}`,
              message: `${address} ${words} (${answer.what}).`,
            })),
      )
      .sort(compareIssues)
      .map(formatIssue);

  const gone = issuesOf('gone', 'is not there any more. Link to where it is now, or to a copy');
  const unsure = issuesOf('unsure', 'did not answer as a page does. Open it in a browser');
  console.log([...unsure, ...gone].join('\n'));
  console.log(`${links.size} addresses: ${gone.length} links gone, ${unsure.length} not sure`);
  process.exitCode = gone.length > 0 ? 1 : 0;
}

/** Asks all addresses, no host for two at a time. */
async function askAll(addresses: readonly string[]): Promise<Map<string, Answer>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const {host} = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = byHost.values();
  const answers = new Map<string, Answer>();
  const work = async () => {
    for (const ofOneHost of hosts) {
      for (const address of ofOneHost) {
        answers.set(address, await askAddress(address));
      }
    }
  };
  await Promise.all(Array.from({length: lines}, work));
  return answers;
}

void main();
