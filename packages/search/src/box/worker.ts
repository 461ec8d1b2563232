/// <reference lib="webworker" />
import type {Searcher} from '../index/types.ts';
import type {Question, Request, Response, Start} from './messages.ts';
import {createRefreshingSearcher, fetchFrom} from './refreshing-searcher.ts';

let searcher: Searcher | undefined;
/** Controllers that stop the searches for unanswered questions. */
const running = new Map<number, AbortController>();

self.addEventListener('message', ({data}: MessageEvent<Start | Request>) => {
  if ('indexUrl' in data) {
    searcher = createRefreshingSearcher(fetchFrom(data.indexUrl, fetch));
  } else if ('withdrawn' in data) {
    running.get(data.withdrawn)?.abort();
  } else {
    void answer(data).then((response) => {
      running.delete(data.id);
      self.postMessage(response);
    });
  }
});

async function answer({id, query, limit}: Question): Promise<Response> {
  try {
    if (query === undefined) {
      await searcher?.load();
      return {id, results: undefined};
    }
    const controller = new AbortController();
    running.set(id, controller);
    const options = {limit, signal: controller.signal};
    return {id, results: await searcher?.search(query, options)};
  } catch (error) {
    return {id, failure: String(error)};
  }
}
