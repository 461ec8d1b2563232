/**
 * `npm run check:content`: checks every article from its source, before any build, and prints each
 * mistake with its place and its remedy. Exit code 1 when there is one.
 */
import {parseArgs} from 'node:util';
import {checkTogether} from './checks/content';
import {formatIssue} from './checks/issue';
import {findAll} from './content-check/find-all';
import {readContent} from './read-content';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {anew: {type: 'boolean', default: false}}});
  const content = readContent(process.cwd());
  const findings = await findAll(process.cwd(), content, {usesKept: !values.anew});
  const issues = checkTogether(content, findings);

  for (const issue of issues) {
    console.error(formatIssue(issue));
  }
  console.log(`${content.files.length} articles, ${issues.length} issues`);
  process.exitCode = issues.length > 0 ? 1 : 0;
}

void main();
