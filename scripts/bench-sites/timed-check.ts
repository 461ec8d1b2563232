import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** The arguments that npm's script gives to Node. */
function command(): readonly string[] {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<'check:content', string>>;
  };
  return scripts['check:content'].split(' ').slice(1);
}

/**
 * Seconds of one check of a site's articles.
 *
 * @param options as for `npm run check:content`
 * @throws when the check ends before it counts the articles
 */
export function checkSeconds(folder: string, ...options: readonly string[]): number {
  const start = performance.now();
  const {stdout, stderr} = spawnSync(process.execPath, [...command(), ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (!/^\d+ articles, /m.test(stdout)) {
    throw new Error(`The check did not finish: ${stderr.slice(0, 500)}`);
  }
  return (performance.now() - start) / 1000;
}
