import {describe, expect, it} from 'vitest';
import {serveJobs} from './worker-jobs.ts';

interface Job {
  readonly text: string;
}

/** A worker's scope that copies what it posts, as a worker does, and sends the test's messages. */
class FakeScope {
  readonly posted: unknown[] = [];
  private listener: ((event: MessageEvent<never>) => void) | undefined;

  readonly addEventListener = (
    _type: 'message',
    listener: (event: MessageEvent<never>) => void,
  ) => {
    this.listener = listener;
  };

  readonly postMessage = (message: unknown) => {
    this.posted.push(structuredClone(message));
  };

  async send(job: Job & {readonly id: number}): Promise<void> {
    this.listener?.(new MessageEvent('message', {data: job as never}));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

function serve(
  ...[load, encode]: Partial<Parameters<typeof serveJobs<Job>>> extends [unknown?, ...infer Rest]
    ? Rest
    : never
) {
  const scope = new FakeScope();
  serveJobs<Job>(scope, load ?? (({text}) => Promise.resolve(() => text.toUpperCase())), encode);
  return scope;
}

describe('F18 a worker that serves jobs', () => {
  it('says when the code of a job has loaded, then responds', async () => {
    const scope = serve();
    await scope.send({id: 7, text: 'a'});
    expect(scope.posted).toEqual([
      {id: 7, started: true},
      {id: 7, response: 'A'},
    ]);
  });

  it('waits for a result that is a promise, and encodes it with its job', async () => {
    const scope = serve(
      ({text}) => Promise.resolve(async () => Promise.resolve(text)),
      ({text}, response) => [text, response],
    );
    await scope.send({id: 1, text: 'a'});
    expect(scope.posted.at(-1)).toEqual({id: 1, response: ['a', 'a']});
  });

  it('responds with the message of an error, and serves the next job', async () => {
    const scope = serve(({text}) =>
      Promise.resolve(() => {
        if (text === 'bad') {
          throw new Error('not this text');
        }
        return text;
      }),
    );
    await scope.send({id: 1, text: 'bad'});
    await scope.send({id: 2, text: 'good'});
    expect(scope.posted.filter((message) => !Object.hasOwn(message as object, 'started'))).toEqual([
      {id: 1, error: 'not this text'},
      {id: 2, response: 'good'},
    ]);
  });

  it('responds with a thrown value that is no error', async () => {
    const scope = serve(() =>
      Promise.resolve(() => {
        throw 'a word'; // oxlint-disable-line typescript/only-throw-error -- foreign code may
      }),
    );
    await scope.send({id: 1, text: 'a'});
    expect(scope.posted.at(-1)).toEqual({id: 1, error: 'a word'});
  });

  it('reports code that does not load, without a start', async () => {
    const scope = serve(() => Promise.reject(new Error('no network')));
    await scope.send({id: 1, text: 'a'});
    expect(scope.posted).toEqual([{id: 1, unavailable: true}]);
  });

  it('names a text that is nested too deeply for the stack', async () => {
    const descend = (): number => 1 + descend();
    const scope = serve(() => Promise.resolve(descend));
    await scope.send({id: 1, text: 'a'});
    expect(scope.posted.at(-1)).toEqual({id: 1, error: 'it is nested too deeply'});
  });

  it('responds with an error if a result cannot be copied to the page', async () => {
    const scope = serve(() => Promise.resolve(() => ({run: () => undefined})));
    await scope.send({id: 1, text: 'a'});
    expect(scope.posted.at(-1)).toEqual({
      id: 1,
      error: expect.stringContaining('could not be cloned') as string,
    });
  });
});
