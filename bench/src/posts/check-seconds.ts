import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Seconds of `npm run check:content` without a cache in a site's folder. Throws when the check ends before it counts the articles. */
export function checkSeconds(folder: string): number {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<'check:content', string>>;
  };
  const [, ...command] = scripts['check:content'].split(' ');
  const start = performance.now();
  const {stdout, stderr} = spawnSync(process.execPath, [...command, '--no-cache'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (!/^\d+ articles, /m.test(stdout)) {
    throw new Error(`The check did not finish: ${stderr.slice(0, 500)}`);
  }
  return (performance.now() - start) / 1000;
}
