import type {Page} from '@playwright/test';

/** An event of an interaction, as the Event Timing API reports it. */
interface TimedEvent {
  readonly name: string;
  /** Milliseconds from the input to the next paint, in steps of 8; events below 16 are not reported. */
  readonly duration: number;
}

/** The page's record of presses. */
interface PressRecord {
  readonly events: readonly TimedEvent[];
  /** Forgets the presses so far. */
  restart(): void;
  /** Milliseconds from the last press to the first painted frame in which an element matches the selector. */
  untilShown(selector: string): Promise<number>;
}

/** The name of the record on `window`. */
const recordName = 'benchPresses';

/**
 * Records the presses on a page. A tap counts from the moment at which the finger leaves the screen.
 *
 * The page gets the function as text, so it must not use anything from outside its body. It must also not name a function inside it,
 * because tsx adds a call to each.
 */
function watchPresses(name: string): void {
  const events: TimedEvent[] = [];
  let pressed = Infinity;
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, ({timeStamp}) => (pressed = timeStamp), true);
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId: number})[]) {
      if (entry.interactionId > 0) {
        events.push(entry);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);

  const record: PressRecord = {
    events,
    restart() {
      events.length = 0;
      pressed = Infinity;
    },
    async untilShown(selector) {
      while (pressed === Infinity || !document.querySelector(selector)) {
        await new Promise(requestAnimationFrame);
      }
      // The first task after a frame's callbacks runs once the frame is rendered.
      await new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
      return performance.now() - pressed;
    },
  };
  Object.assign(window, {[name]: record});
}

/** Starts the record, in a page or before one loads. */
export const watchScript = `(${watchPresses.toString()})(${JSON.stringify(recordName)})`;

/** Forgets the presses so far. */
export const restart = (page: Page): Promise<void> => page.evaluate(`${recordName}.restart()`);

/** Milliseconds from the last press to the paint of an element. */
export const untilShown = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`${recordName}.untilShown(${JSON.stringify(selector)})`);

/** Milliseconds from events, or those of one name, to the next paint. */
export const eventTimes = (page: Page, name = ''): Promise<number[]> =>
  page.evaluate(
    `${recordName}.events.filter((event) => event.name.startsWith(${JSON.stringify(name)})).map(({duration}) => duration)`,
  );
