/**
 * `npm run check -- workflows`: checks the workflows in `.github/workflows` with actionlint and with this project's rules. Exit code 1 when
 * there is a mistake.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {lintWorkflow} from './actionlint';
import {type WordedFinding, formatFinding} from '@markdown-zh/content-check';
import {checkWorkflow as checkPins} from './checks/supply-chain';
import {checkGate, checkWorkflowJobs, type Workflow} from './checks/workflows';
import {namesOf} from './steps/choose';
import {checksOnRequest, steps} from './steps/list';

const folder = '.github/workflows';
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

async function check(file: string, source: string): Promise<WordedFinding[]> {
  const found = await lintWorkflow(file, source);
  if (found.length > 0) {
    return found;
  }
  const workflow = parse(source) as Workflow;
  const messages = [
    ...checkPins(source),
    ...checkWorkflowJobs(workflow, Object.keys(scripts)),
    ...('gate' in workflow.jobs
      ? checkGate(workflow, 'gate', namesOf(steps), Object.keys(checksOnRequest))
      : []),
  ];
  return messages.map((message) => ({file, line: 1, column: 1, rule: 'workflow', message}));
}

async function main(): Promise<void> {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  const issues: WordedFinding[] = [];
  for (const name of files) {
    const file = `${folder}/${name}`;
    issues.push(...(await check(file, readFileSync(file, 'utf8'))));
  }
  for (const issue of issues) {
    console.error(formatFinding(issue));
  }
  console.log(`${files.length} workflows, ${issues.length} issues`);
  process.exitCode = issues.length > 0 ? 1 : 0;
}

void main();
