import {lowerPriority} from '../../build/worker-task/lower-priority';
import type {Card} from './card';
import {prerenderPictures} from './make-pictures';
import {openPictureCache} from './picture-cache';

/** The thread's input: a build whose content is loaded. */
export interface Task {
  readonly siteDir: string;
  readonly siteTitle: string;
  readonly cards: readonly Card[];
  /** One byte; other than 0, it stops the thread. */
  readonly stop: SharedArrayBuffer;
}

/**
 * Draws predicted cards into the cache during other work. Layout runs when a processor is idle, drawing in Node's own threads.
 */
export default async function prerender({siteDir, siteTitle, cards, stop}: Task): Promise<void> {
  lowerPriority();
  const flag = new Uint8Array(stop);
  await prerenderPictures(
    cards,
    openPictureCache(siteDir, siteTitle),
    () => Atomics.load(flag, 0) !== 0,
  );
}
