/**
 * `npm run check:content`: checks every article from its source, before any build, and prints each
 * mistake with its place and its remedy. Exit code 1 when there is one.
 */
import {checkContent} from './checks/content';
import {formatIssue} from './checks/issue';
import {loadParsers} from './parsers';
import {readContent} from './read-content';

async function main(): Promise<void> {
  const content = readContent(process.cwd());
  const issues = checkContent(content, await loadParsers());

  for (const issue of issues) {
    console.error(formatIssue(issue));
  }
  console.log(`${content.files.length} articles, ${issues.length} issues`);
  process.exitCode = issues.length > 0 ? 1 : 0;
}

void main();
