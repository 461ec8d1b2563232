import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';
import {WebSocket} from 'ws';
import {withoutCancelled, type ConsoleMessage} from './messages';

/** The console of the browser's page, as WebKit's Web Inspector shows it. */
export interface Inspector {
  /** The messages since the last call, after all of the page's messages have arrived. */
  readonly takeMessages: () => Promise<ConsoleMessage[]>;
  readonly close: () => void;
}

/** Milliseconds to wait for an answer. A crashed page gives none. */
const timeoutMs = 5000;

/** A message of the inspector's protocol: an answer (`id`) or an event (`method`). */
interface Received {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly targetId?: string;
    readonly message?: string | ConsoleMessage;
    readonly targetInfo?: {readonly targetId: string; readonly type: string};
  };
}

/**
 * Listens to the console of a browser's only page. WebKitGTK serves its inspector's protocol over WebSocket at the address in
 * `WEBKIT_INSPECTOR_HTTP_SERVER`. A page may move to another process, which is then a new target.
 *
 * @param address host and port of that server
 * @returns undefined before it offers a page
 */
export async function openInspector(address: string): Promise<Inspector | undefined> {
  const list = await (await fetch(`http://${address}/`)).text();
  const [path] = /\/socket\/\d+\/\d+\/WebPage/.exec(list) ?? [];
  if (path === undefined) {
    return undefined;
  }
  const socket = new WebSocket(`ws://${address}${path}`);
  await once(socket, 'open');
  let messages: ConsoleMessage[] = [];
  const answers = new Map<number, () => void>();
  const targets = new Set<string>();
  let count = 0;

  const send = (method: string, params: object = {}): void => {
    socket.send(JSON.stringify({id: ++count, method, params}));
  };
  const ask = (targetId: string, method: string): Promise<void> =>
    new Promise((resolve) => {
      const id = ++count;
      answers.set(id, resolve);
      send('Target.sendMessageToTarget', {targetId, message: JSON.stringify({id, method})});
    });
  const receive = ({id, method, params}: Received): void => {
    if (id !== undefined) {
      answers.get(id)?.();
      answers.delete(id);
    } else if (method === 'Console.messageAdded') {
      messages.push(params?.message as ConsoleMessage);
    } else if (method === 'Console.messagesCleared') {
      messages = withoutCancelled(messages); // another page is loaded
    } else if (method === 'Target.dispatchMessageFromTarget') {
      receive(JSON.parse(params?.message as string) as Received);
    } else if (method === 'Target.targetCreated' && params?.targetInfo?.type === 'page') {
      const {targetId} = params.targetInfo;
      targets.add(targetId);
      void ask(targetId, 'Console.enable');
      send('Target.resume', {targetId});
    } else if (method === 'Target.targetDestroyed') {
      targets.delete(params?.targetId ?? '');
    }
  };
  socket.on('message', (data: Buffer) => {
    receive(JSON.parse(data.toString()) as Received);
  });
  // Listen before the page writes anything.
  send('Target.setPauseOnStart', {pauseOnStart: true});

  return {
    takeMessages: async () => {
      // An answer comes after all earlier messages.
      const answered = Promise.all([...targets].map((target) => ask(target, 'Console.enable')));
      await Promise.race([answered, pause(timeoutMs, undefined, {ref: false})]);
      return messages.splice(0);
    },
    close: () => {
      socket.close();
    },
  };
}
