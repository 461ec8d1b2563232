/** The thread that checks the articles of a site, and remembers which issues it has reported. */
import {relative} from 'node:path';
import {lowerPriority, threadData} from '@markdown-zh/build-tools/thread';
import {compareBySeverity, formatTotal} from '../checks/issue.ts';
import type {CheckedArticle} from '../checks/checked-article.ts';
import {routeOf} from '../checks/routes.ts';
import {withDefaults, withFlags} from '../config.ts';
import {inLanguageOf} from '../messages/to-issues.ts';
import {checkAll} from '../run/check-all.ts';
import {stateOfChecks} from '../run/cache.ts';
import {loadConfig} from '../run/load-config.ts';
import type {View} from './browser.ts';
import {noticeOf, addReport, type Notice, type Report, type Reported} from './report.ts';
import {viewOf, type Site} from './view.ts';
import {watchedOf, type Watched} from './watch-content.ts';

lowerPriority(); // the compilation of an edit goes first

const site = threadData() as Site;
const {root} = site;

/** Loaded once per thread, because a thread caches its modules. */
const config = site.config === undefined ? Promise.resolve({}) : loadConfig(site.config);

/** The state of the checks that this thread has loaded. A later edit of them must not change it. */
const state = stateOfChecks(root);

/** By file: the facts from when the article was last valid MDX. */
const earlier = new Map<string, CheckedArticle['facts']>();

let report: Report | undefined;
let reported: Reported = {};

async function reportAll(): Promise<Report> {
  const {content, checked, issues} = await checkAll(root, {
    config: await config,
    usesCache: true,
    state,
    earlier,
  });
  const {command, folders} = content.config;
  for (const {facts} of checked) {
    if (facts?.anchors) {
      earlier.set(facts.file, facts);
    }
  }
  const pageOf = (file: string) => routeOf(earlier.get(file) ?? {file, frontMatter: {}}, folders);
  return {
    ok: true,
    total: formatTotal(content.files.length, issues, withFlags(command, '--fix')),
    issues: inLanguageOf(issues.toSorted(compareBySeverity), content.config).map(
      ({fix: _, ...issue}) => {
        const page = pageOf(issue.file);
        return {...issue, ...(page !== undefined && {page})};
      },
    ),
  };
}

export async function watched(): Promise<Watched> {
  return watchedOf(withDefaults(await config), site.config && relative(root, site.config));
}

/** Checks all articles. The issues stay in this thread, because thousands would keep the development server busy. */
export async function check(): Promise<void> {
  report = await reportAll().catch((error: unknown): Report => {
    return {ok: false, reason: error instanceof Error ? error.message : String(error)};
  });
}

/** The changes that the last check found; undefined without a change. */
export async function news(): Promise<Notice | undefined> {
  if (report === undefined) {
    return undefined;
  }
  const {command} = withDefaults(await config);
  const notice = noticeOf(reported, report, command);
  reported = addReport(reported, report);
  return notice;
}

/** The overlay of the page at a path. */
export async function view(path: string): Promise<View | null> {
  return viewOf(site, reported, path, withDefaults(await config).command);
}
