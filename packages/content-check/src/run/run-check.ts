import {resolve} from 'node:path';
import {externalLinksOf} from '../checks/external-links.ts';
import {
  compareIssues,
  formatAnnotation,
  formatIssue,
  formatTotal,
  type Issue,
} from '../checks/issue.ts';
import {factsOf} from '../checks/findings.ts';
import {withDefaults, type ContentCheckConfig} from '../config.ts';
import {changedFiles} from './changed.ts';
import {checkAll} from './check-all.ts';
import {convertFiles} from './convert-files.ts';
import {readContent} from './read-content.ts';
import {loadConfig} from './load-config.ts';
import {fixFiles, recordAddresses} from './fix.ts';
import {checkOnline} from './online.ts';
import {readOptions, usage, type Options} from './options.ts';

/** A fix may make another one possible. After so many rounds, the author fixes the rest. */
const mostRounds = 4;

async function checkAndFix(root: string, config: ContentCheckConfig, options: Options) {
  const {noCache, changed, since} = options;
  const only = changed ? changedFiles(root, since) : undefined;
  const check = () => checkAll(root, {config, usesCache: !noCache, changed: only});
  const notes = options.fix ? convertFiles(root, readContent(root, config), only) : [];
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
  return {...result, notes};
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
    console.log(
      `${file} is a draft, so builds leave it out. To publish it, delete \`draft: true\`.`,
    );
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
    console.log(`${file} may have more issues: the check stops where the MDX is invalid.`);
  }
  const open = unsure === undefined ? '' : `; ${unsure.length} uncertain links`;
  console.log(`${formatTotal(articles, issues, fix ? '' : undefined)}${open}`);
}

/**
 * Checks the source of every article below the current folder, and prints each mistake with its place and remedy. Sets the exit code:
 * 1 when there is a mistake, 2 when the check could not run.
 *
 * @param args the flags of the command line; `--help` names them
 * @param config of the site, unless `--config` names another one
 */
export async function runCheck(
  args: readonly string[],
  config: ContentCheckConfig = {},
): Promise<void> {
  try {
    await check(readOptions(args), config);
  } catch (error) {
    const {command} = withDefaults(config);
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage(command)}`);
    process.exitCode = 2;
  }
}

async function check(options: Options, given: ContentCheckConfig): Promise<void> {
  if (options.help) {
    console.log(usage(withDefaults(given).command));
    return;
  }
  const config = options.config === undefined ? given : await loadConfig(resolve(options.config));
  const {content, findings, issues, notes} = await checkAndFix(process.cwd(), config, options);
  if (!options.json) {
    notes.forEach((note) => {
      console.log(note);
    });
  }
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
  const warnings = found.filter(({severity}) => severity === 'warning').length;
  process.exitCode = found.length > warnings || warnings > options.maxWarnings ? 1 : 0;
}
