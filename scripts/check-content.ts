/**
 * `npm run check:content`: checks every article from its source, before any build, and prints each
 * mistake with its place and its remedy. Exit code 1 when there is one, 2 when it could not be run; `--help` names its flags.
 */
import {checkTogether, factsOf, issuesOf} from './checks/content';
import {externalLinksOf} from './checks/outside-links';
import {compareIssues, formatAnnotation, formatIssue, type Issue} from './checks/issue';
import {changedFiles} from './content-check/changed';
import {findAll} from './content-check/find-all';
import {fixFiles, recordAddresses} from './content-check/fix';
import {checkOnline} from './content-check/online';
import {readOptions, usage, type Options} from './content-check/options';
import {readContent} from './read-content';

/** A fix may make room for another one; what is left after so many rounds is for its author. */
const mostRounds = 4;

async function check(root: string, options: Options) {
  const content = readContent(root);
  const findings = await findAll(root, content, {usesKept: !options.anew});
  const changed = options.changed ? changedFiles(root, options.since) : undefined;
  const issues = [
    ...content.problems,
    ...issuesOf(findings).filter(({file}) => changed?.has(file) ?? true),
    // A change breaks what links to it, wherever that stands.
    ...checkTogether(content, findings),
  ];
  return {content, findings, issues};
}

async function checkAndFix(root: string, options: Options) {
  let result = await check(root, options);
  for (let round = 0; options.fix && round < mostRounds; round += 1) {
    const {content, findings, issues} = result;
    const isFixed = fixFiles(root, content, issues);
    const isRecorded = recordAddresses(root, content, findings);
    if (!isFixed && !isRecorded) {
      break;
    }
    result = await check(root, options);
  }
  return result;
}

function print(articles: number, issues: readonly Issue[], {json}: Options): void {
  if (json) {
    console.log(JSON.stringify({articles, issues}, undefined, 2));
    return;
  }
  for (const issue of issues) {
    console.error(formatIssue(issue));
    if (process.env.GITHUB_ACTIONS === 'true') {
      console.log(formatAnnotation(issue));
    }
  }
  const fixable = issues.filter(({fix, rule}) => fix !== undefined || rule === 'address').length;
  console.log(
    `${articles} articles, ${issues.length} issues${fixable > 0 ? `; --fix may mend ${fixable}` : ''}`,
  );
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const {content, findings, issues} = await checkAndFix(process.cwd(), options);
  const links = externalLinksOf(factsOf(findings));
  if (options.listLinks) {
    for (const {url, places} of links) {
      console.log(`${url} ${places.map(({file, line}) => `${file}:${line}`).join(' ')}`);
    }
    return;
  }
  const found = [...issues, ...(options.online ? await checkOnline(links) : [])];
  print(content.files.length, found.sort(compareIssues), options);
  process.exitCode = found.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
});
