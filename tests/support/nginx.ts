import {findNginx} from '../../scripts/nginx.mjs';

/** Whether this machine lacks an nginx: `npm test` installs one where it may. */
export const noNginx = findNginx() === undefined;
