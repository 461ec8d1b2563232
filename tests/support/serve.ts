import {createEmulatedHost, lookups} from '../../scripts/host/emulated-hosts';
import {createStaticServer} from '../../scripts/host/static-server';
import {served, workerHosts} from './sites';
import {exitWithProcess} from './exit-with-process';
import {noteRequests} from './uses';

/** Serves every build that tests use on a plain static host. */
for (const {folder, port, baseUrl, readsHeaders = false, emulates} of Object.values(served)) {
  for (const host of new Set(workerHosts)) {
    const server =
      emulates === undefined
        ? createStaticServer(folder, baseUrl, {readsHeaders})
        : createEmulatedHost(folder, baseUrl, lookups[emulates]);
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
