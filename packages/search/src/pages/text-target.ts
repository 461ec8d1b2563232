import type {Close} from './walk-html.ts';

/** Where the text goes that is read: nowhere at first. */
export interface TextTarget {
  readonly write: (text: string) => void;
  /** Whether text goes anywhere. */
  readonly isOpen: () => boolean;
  /** Whether text goes to the blocks of the page, and is not captured. */
  readonly isProse: () => boolean;
  /** Sends text to the blocks of the page, up to the end of an element. */
  readonly openProse: (write: (text: string) => void) => Close;
  /** Sends text to nobody but the one who asks for it, up to the end of an element. */
  readonly capture: (end: (text: string) => void) => Close;
}

/** A target of which nothing is open. */
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
