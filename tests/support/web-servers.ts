import {findCaddy, findNginx} from '../../scripts/web-servers.mjs';

/** Whether this machine lacks nginx or Caddy; `npm test` installs them if it may. */
export const noNginx = findNginx() === undefined;
export const noCaddy = findCaddy() === undefined;
