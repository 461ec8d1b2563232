import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {listeningPorts, portsOf} from './listening-ports';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:10F7 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1 0 100 0 0 10 0
   1: 0100007F:B5FD 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222 1 0 100 0 0 10 0
   2: 0100007F:B5FE 0100007F:10F7 01 00000000:00000000 00:00000000 00000000     0        0 333 1 0 20 4 30 10 -1
`;

it('takes the ports of these sockets alone, where they listen', () => {
  expect(portsOf(table, new Set(['222', '333']))).toEqual([46_589]);
  expect(portsOf(table, new Set())).toEqual([]);
});

it('listens nowhere when it has ended', () => {
  expect(listeningPorts(2 ** 30)).toEqual([]);
});

it.runIf(process.platform === 'linux')('finds a port of this process', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  expect(listeningPorts(process.pid)).toContain(port);
  server.close();
  await once(server, 'close');
  expect(listeningPorts(process.pid)).not.toContain(port);
});
