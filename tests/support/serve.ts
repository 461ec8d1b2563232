import {createEmulatedHost, lookups} from '../../scripts/host/emulated-hosts';
import {createStaticServer} from './static-server';
import {served} from './sites';
import {exitWithProcess} from './exit-with-process';

/** Serves every build that tests use on a plain static host. */
for (const {folder, port, baseUrl, readsHeaders = false, emulates} of Object.values(served)) {
  const server =
    emulates === undefined
      ? createStaticServer(folder, baseUrl, {readsHeaders})
      : createEmulatedHost(folder, baseUrl, lookups[emulates]);
  server.once('error', ({message}) => {
    console.error(
      `${folder} cannot be served at port ${port}: ${message}. End what listens there, or set TEST_PORT to the first of ten free ports.`,
    );
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    console.log(`Serving ${folder} at http://127.0.0.1:${port}${baseUrl}`);
  });
}
exitWithProcess('TEST_RUNNER_PID');
