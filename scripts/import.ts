/**
 * `npm run import -- DIR --from hexo|vitepress|hugo|jekyll|typora|wechat`: copies the posts and pictures of an old blog into this site.
 * `--help` lists the flags. The exit code is 1 when the command left out a post, or could not write.
 */
import {runImport} from '@markdown-zh/authoring/import';
import {authoringSite} from './authoring-site';

runImport(process.argv.slice(2), authoringSite(process.cwd()), {
  log: console.log,
  error: console.error,
  isTerminal: process.stdin.isTTY,
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
