import {findNginx} from '../../scripts/nginx.mjs';
import {startNginx} from '../../scripts/host/start-nginx';
import {endWith} from './end-with';

async function serve(build: string, port: number, baseUrl: string): Promise<void> {
  const nginx = findNginx();
  if (nginx === undefined) {
    throw new Error('There is no nginx on this machine.');
  }
  const running = await startNginx({nginx, build, baseUrl, port, effort: 'least'});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close();
    });
  }
  endWith('TEST_RUNNER_PID', () => void running.close());
  await running.ended;
}

const [folder = 'build', port = '4107', baseUrl = '/'] = process.argv.slice(2);
void serve(folder, Number(port), baseUrl);
