import {findCaddy, findNginx} from '../../scripts/web-servers.mjs';

/** Whether this machine lacks an nginx, or a Caddy: `npm test` installs them where it may. */
export const noNginx = findNginx() === undefined;
export const noCaddy = findCaddy() === undefined;
