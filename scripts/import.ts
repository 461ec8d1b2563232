/**
 * `npm run import -- DIR --from hexo|vitepress|hugo|jekyll|typora|wechat`: copies the posts and pictures of an old blog into this site.
 * `--help` lists the flags. Exit code 1 when a post was left out, or when nothing could be written.
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
