/** Checks the articles as often as it is asked to, and says what is new to whom. */
import {setImmediate} from 'node:timers/promises';
import {parentPort, workerData} from 'node:worker_threads';
import type {Findings} from '../../scripts/checks/findings';
import {compareIssues, formatTotal} from '../../scripts/checks/issue';
import {routeOf} from '../../scripts/checks/routes';
import {checkAll} from '../../scripts/content-check/check-all';
import {stateOfChecks} from '../../scripts/content-check/kept';
import {yieldToOthers} from '../worker-task/yield-to-others';
import {noticeOf, toldWith, type Report, type Told} from './report';
import type {Answer, Question} from './thread-messages';
import {viewOf, type Site} from './view';

// What the author edits is compiled first.
yieldToOthers();

const site = workerData as Site;

/** Of the checks as they are loaded here: a later edit of them must not be taken for them. */
const state = stateOfChecks();

/** By file: what an article said when it could last be read. */
const earlier = new Map<string, Findings['facts']>();

let told: Told = {};
let asked = 0;
let isBusy = false;

async function check(): Promise<Report> {
  const {content, findings, issues} = await checkAll(site.root, {usesKept: true, state, earlier});
  for (const {facts} of findings) {
    if (facts) {
      earlier.set(facts.file, facts);
    }
  }
  return {
    ok: true,
    total: formatTotal(content.files.length, issues, 'npm run check:content -- --fix'),
    issues: issues.toSorted(compareIssues).map(({fix: _, ...issue}) => ({
      ...issue,
      ...pageOf(issue.file),
    })),
  };
}

function pageOf(file: string): {readonly page?: string} {
  const page = routeOf(earlier.get(file) ?? {file, frontMatter: {}});
  return page === undefined ? {} : {page};
}

/** Of checks that are asked for while one is under way, the last one counts. */
async function checkUntilAnswered(): Promise<Report> {
  for (;;) {
    const number = asked;
    const report = await check().catch((error: unknown): Report => {
      return {ok: false, reason: error instanceof Error ? error.message : String(error)};
    });
    await setImmediate(); // what has been asked meanwhile comes in
    if (number === asked) {
      return report;
    }
  }
}

function answer(message: Answer): void {
  parentPort?.postMessage(message);
}

async function checkAndTell(): Promise<void> {
  isBusy = true;
  const report = await checkUntilAnswered();
  isBusy = false;
  const notice = noticeOf(told, report);
  told = toldWith(told, report);
  answer({kind: 'checked', notice});
}

parentPort?.on('message', (question: Question) => {
  if (question !== 'check') {
    const {number, path} = question;
    answer({kind: 'view', number, view: viewOf(site, told, path)});
    return;
  }
  asked += 1;
  if (!isBusy) {
    void checkAndTell();
  }
});
