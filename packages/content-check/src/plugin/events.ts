import type {IncomingMessage, ServerResponse} from 'node:http';
import type {View} from './browser.ts';

/** Server-sent events. They send each listening page its overlay, and again whenever it may have changed. */
interface Events {
  readonly changed: () => void;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @param view the overlay of the page at a path; undefined before the first check has ended
 */
export function createEvents(view: (path: string) => Promise<View | null | undefined>): Events {
  const open = new Map<ServerResponse, string>();
  const send = async (response: ServerResponse, path: string) => {
    const data = await view(path);
    if (data !== undefined) {
      response.write(`data: ${JSON.stringify(data)}\n\n`);
    }
  };
  return {
    changed: () => {
      open.forEach((path, response) => void send(response, path));
    },
    answer: (request, response) => {
      const {searchParams} = new URL(request.url ?? '', 'http://localhost');
      const path = searchParams.get('page') ?? '/';
      // `no-transform`, because compression would hold back small events.
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
      });
      response.write('\n');
      open.set(response, path);
      request.once('close', () => open.delete(response));
      void send(response, path);
    },
  };
}
