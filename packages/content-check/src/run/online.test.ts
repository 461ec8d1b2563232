import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, it as base} from 'vitest';
import {formatFinding} from '../checks/issue.ts';
import {askAddress, checkOnline} from './online.ts';
import {inEnglish} from '../messages/to-issues.ts';

/** A server, and the requests that it got: method and path. */
const it = base.extend<{origin: string; asked: string[]}>({
  // Vitest requires a destructured list of other fixtures; this one uses none.
  // oxlint-disable-next-line no-empty-pattern
  asked: async ({}, provide) => {
    await provide([]);
  },
  origin: async ({asked}, provide) => {
    const server = createServer(({method = '', url = ''}, response) => {
      asked.push(`${method} ${url}`);
      if (url === '/slow') {
        return;
      }
      if (url === '/moved') {
        response.writeHead(301, {location: '/there'}).end();
        return;
      }
      const isBusy = url === '/busy-once' && asked.length === 1;
      const isGone = url === '/gone' || (url === '/no-head' && method === 'HEAD');
      response.writeHead(isBusy ? 503 : isGone ? 404 : 200).end('text');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

describe('a server', () => {
  it('gets only a HEAD request for a page that exists, even if it has moved', async ({
    origin,
    asked,
  }) => {
    expect(await askAddress(`${origin}/moved`)).toEqual({kind: 'there'});
    expect(asked).toEqual(['HEAD /moved', 'HEAD /there']);
  });

  it('gets a GET request before a page counts as gone', async ({origin, asked}) => {
    expect(await askAddress(`${origin}/gone`)).toEqual({kind: 'gone', what: 'status 404'});
    expect(asked).toEqual(['HEAD /gone', 'GET /gone']);
    expect(await askAddress(`${origin}/no-head`)).toEqual({kind: 'there'});
  });

  it('gets a second request if it was busy', async ({origin, asked}) => {
    expect(await askAddress(`${origin}/busy-once`)).toEqual({kind: 'there'});
    expect(asked).toEqual(['HEAD /busy-once', 'GET /busy-once']);
  });

  it('may time out, after which its page is unsure, not gone', async ({origin}) => {
    const answer = await askAddress(`${origin}/slow`, {timeoutMs: 50});
    expect(answer).toEqual({kind: 'unsure', what: 'TimeoutError'});
  });

  it('that does not listen leaves its pages unsure', async () => {
    expect(await askAddress('http://127.0.0.1:9')).toMatchObject({kind: 'unsure'});
  });
});

const places = [
  {file: 'docs/a.md', line: 3, column: 1},
  {file: 'docs/b.md', line: 5, column: 2},
];
const links = ['https://a.org/there', 'https://a.org/gone', 'https://b.org/unsure'].map((url) => ({
  url,
  places,
}));

describe('the pages that articles link to', () => {
  base('are issues where they are gone, and unsure where nobody can tell', async () => {
    const {gone, unsure} = await checkOnline(links, (address) => {
      const kind = new URL(address).pathname.slice(1) as 'there' | 'gone' | 'unsure';
      return Promise.resolve(kind === 'there' ? {kind} : {kind, what: 'status 1'});
    });
    expect(gone.map(inEnglish).map(formatFinding)).toEqual([
      'docs/a.md:3:1 online/gone: https://a.org/gone is gone (status 1). Link to its new address or to an archive, or remove the link.',
      expect.stringContaining('docs/b.md:5:2 online/gone: https://a.org/gone'),
    ]);
    expect(unsure.map(inEnglish).map(formatFinding)).toEqual([
      'docs/a.md:3:1 online/unsure: https://b.org/unsure could not be checked (status 1). Open it in a browser.',
      expect.stringContaining('docs/b.md:5:2 online/unsure: https://b.org/unsure'),
    ]);
  });

  base('of one host are requested one after another', async () => {
    const underway = new Map<string, number>();
    let most = 0;
    await checkOnline(
      [1, 2, 3].flatMap((page) =>
        ['a.org', 'b.org'].map((host) => ({url: `https://${host}/${page}`, places})),
      ),
      async (address) => {
        const {host} = new URL(address);
        underway.set(host, (underway.get(host) ?? 0) + 1);
        most = Math.max(most, ...underway.values());
        await Promise.resolve();
        underway.set(host, (underway.get(host) ?? 0) - 1);
        return {kind: 'there'};
      },
    );
    expect(most).toBe(1);
  });

  base('do not count as gone without a network', async () => {
    const ask = () => Promise.resolve({kind: 'gone', what: 'ENOTFOUND'} as const);
    await expect(checkOnline(links, ask)).rejects.toThrow('Check the network');
  });
});
