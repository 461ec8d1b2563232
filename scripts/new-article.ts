/**
 * `npm run new:post|new:note|new:doc|new:lesson -- [TITLE] [--tags a,b] [--authors a] [--slug s] [--description d] [--date d] [--section s] [--position n]`:
 * creates a draft article, and prints its path and the next steps. In a terminal it asks for missing values; elsewhere it names them, and
 * ends with exit code 1. It never overwrites a file. `--help` lists the flags.
 */
import {createArticle} from '@markdown-zh/authoring/new-article';
import {authoringSite} from './authoring-site';

createArticle(process.argv.slice(2), authoringSite(process.cwd()), {
  log: console.log,
  error: console.error,
  isTerminal: process.stdin.isTTY,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
