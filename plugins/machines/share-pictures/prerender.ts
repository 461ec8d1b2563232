import {lowerPriority} from '../../build/worker-task/lower-priority';
import type {Card} from './card';
import {prerenderPictures} from './make-pictures';
import {openPictureCache} from './picture-cache';

/** What is known of a build whose content is loaded, as a message to a thread. */
export interface Task {
  readonly siteDir: string;
  readonly siteTitle: string;
  readonly cards: readonly Card[];
  /** One byte, which is not 0 when nobody needs more. */
  readonly stop: SharedArrayBuffer;
}

/** Draws into the cache what the pages will order, beside other work. Cards are laid out where that leaves a processor idle, drawn in Node's own threads. */
export default async function prerender({siteDir, siteTitle, cards, stop}: Task): Promise<void> {
  lowerPriority();
  const flag = new Uint8Array(stop);
  await prerenderPictures(
    cards,
    openPictureCache(siteDir, siteTitle),
    () => Atomics.load(flag, 0) !== 0,
  );
}
