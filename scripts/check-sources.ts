/**
 * `npm run check -- sources`: checks the English of comments and the classes of CSS modules, which linters do not see. The exit code is
 * 1 when there is a mistake.
 */
import {readFileSync} from 'node:fs';
import {formatFinding} from '@markdown-zh/content-check';
import {checkCssModules} from './checks/css-modules';
import {checkCommentEnglish} from './checks/english';
import {listFiles} from './steps/pass-cache';

const paths = listFiles();
if (paths === undefined) {
  throw new Error('Git does not list the files. Install Git, and run this in a clone.');
}
const files = new Map(
  paths
    .filter((path) => /\.(?:[cm]?tsx?|[cm]js|css)$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const issues = [
  ...checkCssModules(new Map([...files].filter(([path]) => !path.includes('.test.')))),
  ...[...files]
    .filter(([path]) => !path.endsWith('.css'))
    .flatMap(([path, source]) => checkCommentEnglish(path, source)),
];
for (const issue of issues) {
  console.error(formatFinding(issue));
}
console.log(`${files.size} files, ${issues.length} issues`);
process.exitCode = issues.length > 0 ? 1 : 0;
