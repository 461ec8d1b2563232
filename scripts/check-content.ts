/**
 * `npm run check:content`: checks every article from its source, before any build, and prints each
 * mistake with its place and its remedy. Exit code 1 when there is one, 2 when it could not be run; `--help` names its flags.
 */
import {factsOf} from './checks/content';
import {externalLinksOf} from './checks/external-links';
import {
  compareIssues,
  formatAnnotation,
  formatIssue,
  formatTotal,
  type Issue,
} from './checks/issue';
import {changedFiles} from './content-check/changed';
import {checkAll} from './content-check/check-all';
import {fixFiles, recordAddresses} from './content-check/fix';
import {checkOnline} from './content-check/online';
import {readOptions, usage, type Options} from './content-check/options';

/** A fix may make room for another one; what is left after so many rounds is for its author. */
const mostRounds = 4;

async function checkAndFix(root: string, options: Options) {
  const {anew, changed, since} = options;
  const check = () =>
    checkAll(root, {
      usesKept: !anew,
      changed: changed ? changedFiles(root, since) : undefined,
    });
  let result = await check();
  for (let round = 0; options.fix && round < mostRounds; round += 1) {
    const {content, findings, issues} = result;
    const isFixed = fixFiles(root, content, issues);
    const isRecorded = recordAddresses(root, content, findings);
    if (!isFixed && !isRecorded) {
      break;
    }
    result = await check();
  }
  return result;
}

function print(
  {articles, drafts}: {readonly articles: number; readonly drafts: readonly string[]},
  issues: readonly Issue[],
  unsure: readonly Issue[] | undefined,
  {json, fix}: Options,
): void {
  if (json) {
    console.log(JSON.stringify({articles, drafts, issues, unsure}, undefined, 2));
    return;
  }
  for (const file of drafts) {
    console.log(`${file} is a draft, which no build has: to publish it, take out \`draft: true\`.`);
  }
  for (const issue of unsure ?? []) {
    console.log(formatIssue(issue));
  }
  for (const issue of issues) {
    console.error(formatIssue(issue));
    if (process.env.GITHUB_ACTIONS === 'true') {
      console.log(formatAnnotation(issue));
    }
  }
  const unread = new Set(issues.flatMap(({rule, file}) => (rule === 'mdx' ? [file] : [])));
  for (const file of unread) {
    console.log(`${file} may have more: it is checked to its end once it is valid MDX.`);
  }
  const open = unsure === undefined ? '' : `; ${unsure.length} links not sure`;
  console.log(`${formatTotal(articles, issues, fix ? '' : undefined)}${open}`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const {content, findings, issues} = await checkAndFix(process.cwd(), options);
  const facts = factsOf(findings);
  const links = externalLinksOf(facts);
  if (options.listLinks) {
    for (const {url, places} of links) {
      console.log(`${url} ${places.map(({file, line}) => `${file}:${line}`).join(' ')}`);
    }
    return;
  }
  const web = options.online ? await checkOnline(links) : undefined;
  const found = [...issues, ...(web?.gone ?? [])].sort(compareIssues);
  const drafts = facts.filter(({frontMatter}) => frontMatter.draft === true).map(({file}) => file);
  print(
    {articles: content.files.length, drafts},
    found,
    web?.unsure.toSorted(compareIssues),
    options,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
});
