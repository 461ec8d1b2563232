import type {Close} from './walk-html.ts';

/** The receiver of the text that is read; none at first. */
export interface TextTarget {
  readonly write: (text: string) => void;
  /** Whether there is a receiver. */
  readonly isOpen: () => boolean;
  /** Whether text goes to the blocks of the page, and is not captured. */
  readonly isProse: () => boolean;
  /** Sends text to the blocks of the page, up to the end of an element. */
  readonly openProse: (write: (text: string) => void) => Close;
  /** Collects text up to the end of an element, and passes it to `end` alone. */
  readonly capture: (end: (text: string) => void) => Close;
}

/** A target without a receiver. */
export function createTextTarget(): TextTarget {
  let sink: ((text: string) => void) | undefined;
  let isCapturing = false;

  function redirect(to: (text: string) => void, captures: boolean): Close {
    const before = {sink, isCapturing};
    sink = to;
    isCapturing = captures;
    return () => {
      ({sink, isCapturing} = before);
    };
  }

  return {
    write: (text) => sink?.(text),
    isOpen: () => sink !== undefined,
    isProse: () => sink !== undefined && !isCapturing,
    openProse: (write) => redirect(write, false),
    capture(end) {
      let captured = '';
      const restore = redirect((text) => {
        captured += text;
      }, true);
      return () => {
        restore();
        end(captured);
      };
    },
  };
}
