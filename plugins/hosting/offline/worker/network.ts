import type {WorkboxPlugin} from 'workbox-core/types';

/** Milliseconds for which one answer proves that the network is up. */
const answerTtlMs = 10_000;

let lastAnswer = -Infinity;

/** Notes that the network has answered. */
export function noteAnswer(): void {
  lastAnswer = performance.now();
}

/** Notes that the network or the host has failed. */
export function noteFailure(): void {
  lastAnswer = -Infinity;
}

/** Notes whether the network answers. */
export const watchNetwork: WorkboxPlugin = {
  fetchDidSucceed: ({response}) => {
    noteAnswer();
    return Promise.resolve(response);
  },
  fetchDidFail: () => {
    noteFailure();
    return Promise.resolve();
  },
};

/** Whether the network has just answered. */
export function isNetworkUp(): boolean {
  return performance.now() - lastAnswer < answerTtlMs;
}
