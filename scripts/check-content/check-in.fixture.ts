import {vi} from 'vitest';
import {runCheck} from '@markdown-zh/content-check/run';
import contentCheck from '../../site/content-check';

/** Runs `npm run check:content` in this process, in the site below `root`. Returns what a separate process ends with. */
export async function checkIn(root: string, args: readonly string[] = []) {
  const home = process.cwd();
  const {exitCode} = process;
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => {
      stdout += `${text}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text: string) => {
      stderr += `${text}\n`;
    }),
  ];
  vi.stubEnv('GITHUB_ACTIONS', '');
  process.exitCode = 0;
  process.chdir(root);
  try {
    await runCheck(args, contentCheck);
    return {status: process.exitCode, stdout, stderr};
  } finally {
    process.chdir(home);
    process.exitCode = exitCode;
    vi.unstubAllEnvs();
    spies.forEach((spy) => {
      spy.mockRestore();
    });
  }
}
