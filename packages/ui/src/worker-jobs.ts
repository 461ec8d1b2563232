import type {RequestMessage, ResponseMessage} from './worker-client.ts';

/** The members of a worker's global scope that serve jobs. */
interface WorkerScope {
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<never>) => void,
  ) => void;
  readonly postMessage: (message: unknown) => void;
}

/**
 * The worker's end of `worker-runner`: responds to each job with its result, or with the message of its error.
 *
 * @param load loads the code of a job, and returns the function that does it. A rejection means that the code did not load
 * @param encode writes a response in a shorter form
 */
export function serveJobs<Job extends object>(
  scope: WorkerScope,
  load: (job: Job) => Promise<() => unknown>,
  encode: (job: Job, response: unknown) => unknown = (_job, response) => response,
): void {
  async function respond(job: RequestMessage<Job>): Promise<ResponseMessage<unknown>> {
    const {id} = job;
    const run = await load(job).catch(() => undefined);
    if (!run) {
      return {id, unavailable: true};
    }
    scope.postMessage({id, started: true} satisfies ResponseMessage<unknown>);
    try {
      return {id, response: encode(job, await run())};
    } catch (error) {
      return {id, error: messageOf(error)};
    }
  }
  scope.addEventListener('message', ({data}: MessageEvent<RequestMessage<Job>>) => {
    void respond(data).then((response) => {
      try {
        scope.postMessage(response);
      } catch (error) {
        // The result is nested too deeply to be copied to the page.
        scope.postMessage({
          id: data.id,
          error: messageOf(error),
        } satisfies ResponseMessage<unknown>);
      }
    });
  });
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError && error.message.includes('call stack')) {
    return 'it is nested too deeply';
  }
  return error instanceof Error ? error.message : String(error);
}
