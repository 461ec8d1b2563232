/// <reference lib="webworker" />
import type {Cancellation, RequestMessage, ResponseMessage} from '@markdown-zh/ui/worker-client';
import type {Searcher} from '../index/types.ts';
import type {SearchRequest, SearchResponse, Start} from './client.ts';
import {createRefreshingSearcher, fetchFrom} from './refreshing-searcher.ts';

type Message = Start | RequestMessage<SearchRequest> | Cancellation;

let searcher: Searcher | undefined;
/** Controllers that cancel the running searches, by the ids of their requests. */
const running = new Map<number, AbortController>();

self.addEventListener('message', ({data}: MessageEvent<Message>) => {
  if ('indexUrl' in data) {
    searcher = createRefreshingSearcher(fetchFrom(data.indexUrl, fetch));
  } else if ('cancelled' in data) {
    running.get(data.cancelled)?.abort();
  } else {
    void respond(data).then((response) => {
      running.delete(data.id);
      self.postMessage(response);
    });
  }
});

async function respond({
  id,
  query,
  limit,
}: RequestMessage<SearchRequest>): Promise<ResponseMessage<SearchResponse>> {
  try {
    if (query === undefined) {
      await searcher?.load();
      return {id, response: undefined};
    }
    const controller = new AbortController();
    running.set(id, controller);
    const options = {limit, signal: controller.signal};
    return {id, response: await searcher?.search(query, options)};
  } catch (error) {
    return {id, error: String(error)};
  }
}
