/**
 * `npm run report -- [lessons] [--json] [--months 12] [--most 10]`: reports to maintainers. The report lists pages by age and length, pages
 * without incoming links, unverified claims, and dates older than so many months. It ends with the largest pictures and built files, and
 * readability. Names and skips an article that is not valid MDX; then the exit code is 1. With `lessons` it lists the lessons instead.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readHistory} from '../plugins/articles/git-history/read-history';
import {readArticle} from '@markdown-zh/content-check/article';
import {formatFinding, readContent} from '@markdown-zh/content-check';
import {explainFailure, mdxIssue} from '@markdown-zh/content-check/mdx-errors';
import {readLessons} from './lessons/read-lessons';
import {lessonTable} from './lessons/table';
import {largestBuilt, largestPictures} from './report/assets';
import {makeReport} from './report/model';
import {printReport} from './report/sections';
import {textTable} from './text-table';
import contentCheck from '../site/content-check';

const build = 'build';

const options = {
  json: {type: 'boolean', default: false},
  months: {type: 'string', default: '12'},
  most: {type: 'string', default: '10'},
} as const;

async function main(root: string): Promise<void> {
  const {values} = parseArgs({options});
  const articles = readContent(root, contentCheck).files.flatMap(({file, source}) => {
    const result = readArticle(file, source);
    if (!result.ok) {
      console.error(formatFinding(mdxIssue(file, explainFailure(result.problem, source))));
      process.exitCode = 1;
      return [];
    }
    return [result.article];
  });
  const history = await readHistory(root);
  const most = numberOf('most', values.most);
  const report = makeReport(articles, {
    today: new Date().toISOString().slice(0, 10),
    months: numberOf('months', values.months),
    noHistory: history.ok ? undefined : history.reason,
    changes: history.ok ? history.changes : new Map(),
    pictures: largestPictures(root, most),
    built: existsSync(build) ? largestBuilt(build, most) : undefined,
  });
  console.log(values.json ? JSON.stringify(report, undefined, 2) : printReport(report));
}

function numberOf(flag: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0) {
    throw new Error(`--${flag} is "${given}". Write a whole number.`);
  }
  return value;
}

/**
 * Prints the exercises of each lesson in `learn/`, and the right and wrong answers that the tests try. Names the rules of the diagnosis
 * that report the wrong ones.
 */
async function printLessons(): Promise<void> {
  const {judge} = await import('@markdown-zh/lessons/judge');
  const table = await lessonTable(readLessons(), (text, exercise) =>
    judge(text, exercise, 'first', text.length),
  );
  console.log(textTable(table));
}

/** The whole report, or the list of lessons. */
async function run(): Promise<void> {
  if (process.argv[2] === 'lessons') {
    await printLessons();
  } else {
    await main(process.cwd());
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
