import {findCaddy, findNginx} from '../../scripts/web-servers.mjs';
import {startCaddy} from '../../scripts/host/start-caddy';
import {startNginx} from '../../scripts/host/start-nginx';
import {exitWithProcess} from './exit-with-process';
import {publicBuild} from './public-build';

/** Serves the public build by a web server of this machine: `serve-program.ts nginx PORT`. */
async function serve(program: string, port: number): Promise<void> {
  const site = {build: publicBuild, baseUrl: '/', port};
  const path = program === 'caddy' ? findCaddy() : findNginx();
  if (path === undefined) {
    throw new Error(`There is no ${program} on this machine.`);
  }
  const running =
    program === 'caddy'
      ? await startCaddy({...site, caddy: path})
      : await startNginx({...site, nginx: path, effort: 'least'});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close();
    });
  }
  exitWithProcess('TEST_RUNNER_PID', () => void running.close());
  await running.ended;
}

const [program = 'nginx', port = '4107'] = process.argv.slice(2);
void serve(program, Number(port));
