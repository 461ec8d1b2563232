import {resolve} from 'node:path';
import {WriteError} from '@markdown-zh/build-tools/write-file';
import {externalLinksOf} from '../checks/external-links.ts';
import {
  compareFindings,
  formatAnnotation,
  formatFinding,
  formatTotal,
  type Finding,
  type WordedFinding,
} from '../checks/issue.ts';
import {factsOf} from '../checks/checked-article.ts';
import {withDefaults, withFlags, type ContentCheckConfig} from '../config.ts';
import {inLanguageOf} from '../messages/to-issues.ts';
import {changedFiles} from './changed.ts';
import {checkAll} from './check-all.ts';
import {findSoiled, readClean, recordOf, writeClean} from './clean-articles.ts';
import {readContent} from './read-content.ts';
import {articlesAt} from './scope.ts';
import {loadConfig} from './load-config.ts';
import {fixFiles, recordAddresses} from './fix.ts';
import {checkOnline} from './online.ts';
import {readOptions, usage, type Options} from './options.ts';
import {formatWarnings} from './print.ts';

/** A fix may make another one possible. After so many rounds, the author fixes the rest. */
const mostRounds = 4;

async function checkAndFix(root: string, config: ContentCheckConfig, options: Options) {
  const {noCache, changed, since, paths} = options;
  const only = changed ? changedFiles(root, since) : undefined;
  const check = () => checkAll(root, {config, paths, usesCache: !noCache, changed: only});
  const notes = options.fix ? await convertArticles(root, config, paths, only) : [];
  let result = await check();
  for (let round = 0; options.fix && round < mostRounds; round += 1) {
    const {content, checked, issues} = result;
    const isFixed = fixFiles(root, content, issues);
    const isRecorded = recordAddresses(root, content, checked);
    if (!isFixed && !isRecorded) {
      break;
    }
    result = await check();
  }
  return {...result, notes, soiled: keepClean(root, config, options, result)};
}

/** Makes articles valid as far as that needs no judgement. Returns a sentence for each part that an author should look at. */
async function convertArticles(
  root: string,
  config: ContentCheckConfig,
  paths: readonly string[],
  changed: ReadonlySet<string> | undefined,
): Promise<readonly string[]> {
  const {convertFiles} = await import('./convert-files.ts'); // a run without `--fix` needs none
  const content = readContent(root, config);
  const named = paths.length > 0 ? articlesAt(root, content.files, paths) : undefined;
  const files = content.files.filter(
    ({file}) => (changed?.has(file) ?? true) && (named?.has(file) ?? true),
  );
  return convertFiles(root, {...content, files});
}

/** The errors of articles that no longer are clean. With `--fix`, records those that are. */
function keepClean(
  root: string,
  config: ContentCheckConfig,
  {fix, changed}: Options,
  {content, issues, only}: Awaited<ReturnType<typeof checkAll>>,
): readonly Finding[] {
  const {clean} = config;
  if (clean === undefined) {
    return [];
  }
  const recorded = readClean(root, config);
  if (fix && !changed) {
    const articles = content.files.map(({file}) => file);
    const checked = articles.filter((file) => only?.has(file) ?? true);
    writeClean(root, clean, recorded, recordOf(recorded, articles, checked, issues));
  }
  return findSoiled(issues, recorded, clean);
}

interface Outcome {
  /** Articles that were checked. */
  readonly articles: number;
  readonly drafts: readonly string[];
  readonly issues: readonly WordedFinding[];
  /** Links that could not be judged; undefined if none was requested. */
  readonly unsure: readonly WordedFinding[] | undefined;
}

function print(outcome: Outcome, {format, fix, all}: Options, command: string): void {
  const {articles, drafts, issues, unsure} = outcome;
  if (format === 'json') {
    console.log(JSON.stringify(outcome, undefined, 2));
    return;
  }
  for (const file of drafts) {
    console.log(
      `${file} is a draft, so builds leave it out. To publish it, delete \`draft: true\`.`,
    );
  }
  for (const issue of unsure ?? []) {
    console.log(formatFinding(issue));
  }
  const errors = issues.filter(({severity}) => severity === undefined);
  const warnings = issues.filter(({severity}) => severity === 'warning');
  const warned = all ? warnings.map(formatFinding) : formatWarnings(warnings);
  for (const line of [...errors.map(formatFinding), ...warned]) {
    console.error(line);
  }
  // GitHub shows ten annotations of each kind, so the errors come first.
  for (const issue of format === 'github' ? [...errors, ...warnings] : []) {
    console.log(formatAnnotation(issue));
  }
  if (warned.length < warnings.length) {
    console.log(`For each warning on a line of its own: ${withFlags(command, '--all')}`);
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
    await check(readOptions(args, process.env.GITHUB_ACTIONS === 'true'), config);
  } catch (error) {
    const {command} = withDefaults(config);
    const message = error instanceof Error ? error.message : String(error);
    // No other flag helps against a full disk.
    console.error(error instanceof WriteError ? message : `${message}\n\n${usage(command)}`);
    process.exitCode = 2;
  }
}

async function check(options: Options, given: ContentCheckConfig): Promise<void> {
  if (options.help) {
    console.log(usage(withDefaults(given).command));
    return;
  }
  const config = options.config === undefined ? given : await loadConfig(resolve(options.config));
  const {command} = withDefaults(config);
  const {content, checked, issues, soiled, only, notes} = await checkAndFix(
    process.cwd(),
    config,
    options,
  );
  const facts = factsOf(checked).filter(({file}) => only?.has(file) ?? true);
  if (options.format !== 'json') {
    notes.forEach((note) => {
      console.log(note);
    });
  }
  const links = externalLinksOf(facts);
  if (options.listLinks) {
    for (const {url, places} of links) {
      console.log(`${url} ${places.map(({file, line}) => `${file}:${line}`).join(' ')}`);
    }
    return;
  }
  const web = options.online ? await checkOnline(links) : undefined;
  const inLanguage = (list: readonly Finding[]) => inLanguageOf(list, withDefaults(config));
  const found = inLanguage([...issues, ...soiled, ...(web?.gone ?? [])].sort(compareFindings));
  const drafts = facts.filter(({frontMatter}) => frontMatter.draft === true).map(({file}) => file);
  print(
    {
      articles: only?.size ?? content.files.length,
      drafts,
      issues: found,
      unsure: web && inLanguage(web.unsure.toSorted(compareFindings)),
    },
    options,
    command,
  );
  const warnings = found.filter(({severity}) => severity === 'warning').length;
  process.exitCode = found.length > warnings || warnings > options.maxWarnings ? 1 : 0;
}
