/** `npm run bench -- NAME [FOLDER] [flags]`: runs a benchmark, and compares its figures with their goals. README.md lists all. */
import {cpus, totalmem} from 'node:os';
import {textTable} from '../../scripts/text-table';
import {register} from './register';
import {UsageError} from './runner/benchmark';
import {cleanUp} from './runner/cleanup';
import {verdicts} from './runner/goals';
import {gigabytes} from './runner/units';

const usage = 'npm run bench -- NAME [--help]';

function list(): string {
  return textTable(Object.entries(register).map(([name, {summary}]) => [`  ${name}`, summary]));
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help') {
    console.log(`${usage}\n\n${list()}`);
    return;
  }
  const entry = register[name];
  if (!entry) {
    throw new UsageError(`There is no benchmark ${name}. Choose one:\n\n${list()}`);
  }
  const {benchmark} = await entry.load();
  if (args.includes('--help')) {
    console.log(`${entry.summary}\n\n${benchmark.help}`);
    return;
  }
  const run = benchmark.prepare(args);
  const all = cpus();
  const processors = `${all.length} × ${all[0]?.model ?? 'processor'}`;
  console.log(`Node ${process.version}, ${processors}, ${gigabytes(totalmem())}\n`);
  console.log(['', ...verdicts(await run())].join('\n'));
}

void main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  })
  .then(cleanUp);
