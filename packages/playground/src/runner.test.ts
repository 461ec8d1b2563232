import {expect, it} from 'vitest';
import {previewEncoder} from './preview-changes.ts';
import {createRunner} from './runner.ts';
import type {RequestMessage, ResponseMessage} from '@markdown-zh/ui/worker-client';
import type {Job} from './worker/jobs.ts';

/** A fake worker, controlled by the test. */
class FakeWorker extends EventTarget {
  readonly received: RequestMessage<Job>[] = [];

  postMessage(message: RequestMessage<Job>): void {
    this.received.push(message);
  }

  terminate(): void {
    // The test ends it.
  }

  respond(response: unknown): void {
    const data = {id: this.received.at(-1)?.id ?? 0, response} satisfies ResponseMessage<unknown>;
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

it('reads a preview as changes since the last one of the same worker', async () => {
  const workers: FakeWorker[] = [];
  const {run} = createRunner(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    () => 1000,
  );
  const request = {source: 'a', dialect: 'gfm', baseUrl: '/'} as const;
  const preview = {output: [{from: 0, to: 1, html: '<p>a</p>'}], safe: []};
  for (const encode of [previewEncoder(), previewEncoder()]) {
    for (let count = 0; count < 2; count += 1) {
      const job = run('preview', request);
      workers.at(-1)?.respond(encode(preview));
      expect(await job).toEqual({type: 'done', response: preview});
    }
    workers.at(-1)?.fail();
  }
  expect(workers).toHaveLength(2);
});
