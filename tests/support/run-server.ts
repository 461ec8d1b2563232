import {spawn} from 'node:child_process';
import {exitWithProcess} from './exit-with-process';

/** Runs a server program until the tests end: `run-server.ts COMMAND ARGUMENT…`. */
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, {stdio: 'inherit', shell: process.platform === 'win32'});
const end = () => child.kill();

child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, end);
}
exitWithProcess('TEST_RUNNER_PID', end);
