/** `npm run check:content`: checks every article from its source, before any build; `--help` names its flags. */
import {runCheck} from '@markdown-zh/content-check/run';
import contentCheck from '../site/content-check';

void runCheck(process.argv.slice(2), contentCheck);
