/** `npm run check:content`: checks the source of every article. `--help` lists its flags. */
import {runCheck} from '@markdown-zh/content-check/run';
import contentCheck from '../site/content-check';

void runCheck(process.argv.slice(2), contentCheck);
