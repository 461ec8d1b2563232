import {createServer} from 'node:http';
import {lookups} from '../../scripts/host/lookups';
import {staticHandler} from '../../scripts/host/static-server';
import {served, workerHosts} from './sites';
import {exitWithProcess} from './exit-with-process';
import {noteRequests} from './uses';

/** Serves every build that tests use on a plain static host. */
for (const {folder, port, baseUrl, readsHeaders = false, emulates} of Object.values(served)) {
  const lookup = emulates && lookups[emulates];
  const handler = staticHandler(folder, {baseUrl, readsHeaders, ...(lookup && {lookup})});
  for (const host of new Set(workerHosts)) {
    const server = createServer(handler);
    noteRequests(server, folder, baseUrl);
    server.once('error', ({message}) => {
      console.error(
        `${folder} cannot be served at port ${port}: ${message}. End what listens there, or set TEST_PORT to the first of ten free ports.`,
      );
      process.exit(1);
    });
    server.listen(port, host, () => {
      console.log(`Serving ${folder} at http://${host}:${port}${baseUrl}`);
    });
  }
}
exitWithProcess('TEST_RUNNER_PID');
