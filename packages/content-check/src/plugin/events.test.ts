import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {createEvents} from './events.ts';

it('sends each page its overlay, and again when it may have changed', async () => {
  let count: number | undefined;
  const {changed, answer} = createEvents((path) =>
    Promise.resolve(count === undefined ? undefined : (`${path} ${count}` as never)),
  );
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const read = async (path: string) => {
    const {body, headers} = await fetch(`${address}?page=${encodeURIComponent(path)}`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      headers,
      until: async (end: string) => {
        while (!text.endsWith(end)) {
          text += (await reader?.read())?.value ?? '';
        }
        return text;
      },
    };
  };

  const early = await read('/docs/甲');
  expect(early.headers.get('Content-Type')).toContain('text/event-stream');
  expect(await early.until('\n')).toBe('\n'); // no issues are known yet
  count = 1;
  changed();
  expect(await early.until('\n\n')).toBe('\ndata: "/docs/甲 1"\n\n');
  const late = await read('/');
  expect(await late.until('\n\n')).toBe('\ndata: "/ 1"\n\n');
  count = 2;
  changed();
  expect(await late.until('"/ 2"\n\n')).toContain('"/ 1"');
  expect(await early.until('"/docs/甲 2"\n\n')).toContain('"/docs/甲 1"');
});
