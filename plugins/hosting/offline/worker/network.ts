import type {WorkboxPlugin} from 'workbox-core/types';

/** Milliseconds for which one answer proves that the network is up. */
const answerTtlMs = 10_000;

let lastAnswer = -Infinity;

/** Notes that the network has answered. */
export function noteAnswer(): void {
  lastAnswer = performance.now();
}

/** Notes whether the network answers. */
export const watchNetwork: WorkboxPlugin = {
  fetchDidSucceed: ({response}) => {
    noteAnswer();
    return Promise.resolve(response);
  },
  fetchDidFail: () => {
    lastAnswer = -Infinity;
    return Promise.resolve();
  },
};

/** Whether the network has just answered. */
export function isNetworkUp(): boolean {
  return performance.now() - lastAnswer < answerTtlMs;
}
