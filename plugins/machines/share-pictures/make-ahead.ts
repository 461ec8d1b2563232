import {yieldToOthers} from '../../build/worker-task/yield-to-others';
import type {Card} from './card';
import {drawAhead} from './make-pictures';
import {workshopOf} from './workshop';

/** What is known of a build whose content is loaded, as a message to a thread. */
export interface Task {
  readonly siteDir: string;
  readonly siteTitle: string;
  readonly cards: readonly Card[];
  /** One byte, which is not 0 when nobody needs more. */
  readonly enough: SharedArrayBuffer;
}

/** Draws into the cache what the pages will order, beside other work. Cards are laid out where that leaves a processor idle, drawn in Node's own threads. */
export default async function makeAhead({siteDir, siteTitle, cards, enough}: Task): Promise<void> {
  yieldToOthers();
  const flag = new Uint8Array(enough);
  await drawAhead(cards, workshopOf(siteDir, siteTitle), () => Atomics.load(flag, 0) !== 0);
}
