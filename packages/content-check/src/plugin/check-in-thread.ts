/** A thread that checks the articles of a site, and knows what of their issues has been reported. */
import {constants, setPriority} from 'node:os';
import {relative} from 'node:path';
import {workerData} from 'node:worker_threads';
import {compareIssues, formatTotal} from '../checks/issue.ts';
import type {Findings} from '../checks/findings.ts';
import {routeOf} from '../checks/routes.ts';
import {withDefaults, withFlags} from '../config.ts';
import {checkAll} from '../run/check-all.ts';
import {stateOfChecks} from '../run/cache.ts';
import {loadConfig} from '../run/load-config.ts';
import {offer} from '../run/thread.ts';
import type {View} from './browser.ts';
import {noticeOf, addReport, type Notice, type Report, type Reported} from './report.ts';
import {viewOf, type Site} from './view.ts';
import {watchedOf, type Watched} from './watch-content.ts';

// What the author edits is compiled first. Elsewhere than on Linux it would be said of the whole process.
if (process.platform === 'linux') {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

const site = workerData as Site;
const {root} = site;

/** Read once: a thread that has loaded a module does not load it again. */
const config = site.config === undefined ? Promise.resolve({}) : loadConfig(site.config);

/** Of the checks as they are loaded here: a later edit of them must not be taken for them. */
const state = stateOfChecks(root);

/** By file: what an article said when it could last be read. */
const earlier = new Map<string, Findings['facts']>();

let report: Report | undefined;
let reported: Reported = {};

async function check(): Promise<Report> {
  const {content, findings, issues} = await checkAll(root, {
    config: await config,
    usesCache: true,
    state,
    earlier,
  });
  const {command, folders} = content.config;
  for (const {facts} of findings) {
    if (facts) {
      earlier.set(facts.file, facts);
    }
  }
  const pageOf = (file: string) => routeOf(earlier.get(file) ?? {file, frontMatter: {}}, folders);
  return {
    ok: true,
    total: formatTotal(content.files.length, issues, withFlags(command, '--fix')),
    issues: issues.toSorted(compareIssues).map(({fix: _, ...issue}) => {
      const page = pageOf(issue.file);
      return {...issue, ...(page !== undefined && {page})};
    }),
  };
}

const functions = {
  watched: async (): Promise<Watched> =>
    watchedOf(withDefaults(await config), site.config && relative(root, site.config)),
  /** Checks all articles. The issues stay here: of a site that has thousands, the development server would be busy with them. */
  check: async (): Promise<void> => {
    report = await check().catch((error: unknown): Report => {
      return {ok: false, reason: error instanceof Error ? error.message : String(error)};
    });
  },
  /** What the last check has found that has not been reported; nothing where nothing has changed. */
  news: async (): Promise<Notice | undefined> => {
    if (report === undefined) {
      return undefined;
    }
    const {command} = withDefaults(await config);
    const notice = noticeOf(reported, report, command);
    reported = addReport(reported, report);
    return notice;
  },
  /** What the page at a path shows of what has been reported. */
  view: async (path: string): Promise<View | null> =>
    viewOf(site, reported, path, withDefaults(await config).command),
};
export type CheckThread = typeof functions;
offer(functions);
