import {createArticle} from '@markdown-zh/authoring/new-article';
import {authoringSite} from './authoring-site';

/** Runs `npm run new:post` and its companions in this process, in the site below `root`. Returns what a separate process ends with. */
export async function createIn(root: string, args: readonly string[]) {
  let [stdout, stderr] = ['', ''];
  const error = (text: string) => {
    stderr += `${text}\n`;
  };
  const log = (text: string) => {
    stdout += `${text}\n`;
  };
  const status = await createArticle(args, authoringSite(root), {
    log,
    error,
    isTerminal: false,
  }).then(
    () => 0,
    (reason: unknown) => {
      error(reason instanceof Error ? reason.message : String(reason));
      return 1;
    },
  );
  return {status, stdout, stderr};
}
