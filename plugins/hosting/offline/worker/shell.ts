/// <reference lib="webworker" />
import {offlinePath} from '../../../../site/offline';
import {filesNamedIn, pageKey} from '../shared/addresses';
import {asStored} from '../shared/docs-list';
import {noteAnswer} from './network';
import {baseUrl, names} from './scope';

declare const self: ServiceWorkerGlobalScope;

/**
 * The id of this build. Because it is in the worker's text, each build has another worker, which stores the page again.
 */
declare const BUILD: string;

const page = self.location.origin + baseUrl + offlinePath;

/** Stores the offline page, after its files. */
export async function storeShell(): Promise<void> {
  const response = await fetch(page, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${page}: status ${response.status}`);
  }
  noteAnswer();
  const shell = await caches.open(names.shell);
  for (const file of filesNamedIn(await response.clone().text(), baseUrl)) {
    if (!(await shell.match(file))) {
      await shell.add(file);
    }
  }
  await shell.put(pageKey(page, baseUrl), asStored(response, BUILD));
}

/** Deletes the offline page's files of earlier builds. */
export async function deleteOldShells(): Promise<void> {
  const shell = await caches.open(names.shell);
  const stored = await shell.match(pageKey(page, baseUrl));
  const named = stored ? filesNamedIn(await stored.text(), baseUrl) : [];
  const needed = new Set([...named, baseUrl + offlinePath]);
  for (const {url} of await shell.keys()) {
    if (!needed.has(new URL(url).pathname)) {
      await shell.delete(url);
    }
  }
}
