import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createStaticServer, type Hosting} from './host/static-server';

/** A folder that is served on this machine. */
export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  readonly close: () => void;
}

/** Serves a built site at the root of a free port, as a plain static host does. */
export async function serveFolder(folder: string, hosting?: Hosting): Promise<Served> {
  const server = createStaticServer(folder, '/', hosting).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
