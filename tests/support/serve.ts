import {createStaticServer} from './static-server';
import {served} from './sites';
import {endWith} from './end-with';

/** Serves every build that a plain static host serves to the tests. */
for (const {folder, port, baseUrl, readsHeaders = false} of Object.values(served)) {
  const server = createStaticServer(folder, baseUrl, {readsHeaders});
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
endWith('TEST_RUNNER_PID');
