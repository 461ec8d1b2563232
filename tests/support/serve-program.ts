import {findCaddy, findNginx} from '../../scripts/web-servers.mjs';
import {startCaddy} from '../../scripts/host/start-caddy';
import {startNginx} from '../../scripts/host/start-nginx';
import {startProgram} from '../../scripts/host/start-program';
import {exitWithProcess} from './exit-with-process';
import {publicBuild} from './public-build';
import {timeLimit} from './time-limit.mjs';

interface Running {
  readonly close: () => Promise<void>;
  readonly ended: Promise<unknown>;
}

const site = {build: publicBuild, baseUrl: '/'};

const starts: Readonly<Record<string, (port: number) => Promise<Running>>> = {
  nginx: async (port) => startNginx({...site, port, nginx: required(findNginx(), 'nginx')}),
  caddy: async (port) => startCaddy({...site, port, caddy: required(findCaddy(), 'Caddy')}),
  docusaurus: async (port) => {
    const {stop, ended} = await startProgram({
      name: 'docusaurus serve',
      command: process.execPath,
      args: [
        ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'serve', '--no-open'],
        ...['--dir', publicBuild, '--port', String(port), '--host', '127.0.0.1'],
      ],
      port,
      timeoutMs: timeLimit(60_000),
      stdio: 'inherit',
    });
    return {close: stop, ended};
  },
};

function required(path: string | undefined, name: string): string {
  if (path === undefined) {
    throw new Error(`There is no ${name} on this machine.`);
  }
  return path;
}

/** Serves the public build by a program of this machine until the tests end: `serve-program.ts nginx PORT`. */
async function serve(program: string, port: number): Promise<void> {
  const running = await starts[program]?.(port);
  if (running === undefined) {
    throw new Error(`Name a program: ${Object.keys(starts).join(', ')}.`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close();
    });
  }
  exitWithProcess('TEST_RUNNER_PID', () => void running.close());
  await running.ended;
}

const [program = '', port = ''] = process.argv.slice(2);
void serve(program, Number(port));
