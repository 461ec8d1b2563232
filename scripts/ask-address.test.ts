import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it as base} from 'vitest';
import {askAddress} from './ask-address';

const it = base.extend<{origin: string; asked: string[]}>({
  // Vitest wants the other fixtures named, of which there are none.
  // eslint-disable-next-line no-empty-pattern
  asked: async ({}, provide) => {
    await provide([]);
  },
  origin: async ({asked}, provide) => {
    const server = createServer(({url = ''}, response) => {
      asked.push(url);
      if (url === '/slow') {
        return;
      }
      if (url === '/moved') {
        response.writeHead(301, {location: '/there'}).end();
        return;
      }
      const isBusy = url === '/busy-once' && asked.length === 1;
      response.writeHead(isBusy ? 503 : url === '/gone' ? 404 : 200).end('text');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

it('follows to where a page has moved', async ({origin}) => {
  expect(await askAddress(`${origin}/moved`)).toEqual({kind: 'there'});
});

it('says of a page that is gone how it knows, and asks once', async ({origin, asked}) => {
  expect(await askAddress(`${origin}/gone`)).toEqual({kind: 'gone', what: 'status 404'});
  expect(asked).toEqual(['/gone']);
});

it('asks a busy server again', async ({origin, asked}) => {
  expect(await askAddress(`${origin}/busy-once`)).toEqual({kind: 'there'});
  expect(asked).toEqual(['/busy-once', '/busy-once']);
});

it('does not wait for ever, and does not take a slow page for gone', async ({origin}) => {
  expect(await askAddress(`${origin}/slow`, {patience: 50})).toEqual({
    kind: 'unsure',
    what: 'TimeoutError',
  });
});

it('is not sure of a port where nobody listens', async () => {
  expect(await askAddress('http://127.0.0.1:9')).toMatchObject({kind: 'unsure'});
});
