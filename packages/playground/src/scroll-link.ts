import type {ScrollPosition} from './frame/messages.ts';

type Side = 'editor' | 'preview';

/** Lets the editor and the preview scroll together. The side that the reader scrolls is the leader. */
export interface ScrollLink {
  /** Registers how to scroll a side when it follows the other one. Returns a function that unregisters it. */
  readonly connect: (side: Side, scrollTo: (position: ScrollPosition) => void) => () => void;
  /** Makes the other side follow one that the reader has scrolled. */
  readonly reportScroll: (side: Side, position: ScrollPosition) => void;
  readonly setEnabled: (isOn: boolean) => void;
}

/** Milliseconds without scrolling before the other side follows, where motion is reduced. */
const pauseMs = 150;

/** @param isMotionReduced whether the follower moves once, after a pause, instead of continuously */
export function createScrollLink(isMotionReduced: () => boolean): ScrollLink {
  const sides = new Map<Side, (position: ScrollPosition) => void>();
  let isOn = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    connect: (side, scrollTo) => {
      sides.set(side, scrollTo);
      return () => {
        if (sides.get(side) === scrollTo) {
          sides.delete(side);
        }
      };
    },
    reportScroll: (side, position) => {
      clearTimeout(timer);
      const scrollTo = sides.get(side === 'editor' ? 'preview' : 'editor');
      if (isOn && scrollTo) {
        if (isMotionReduced()) {
          timer = setTimeout(scrollTo, pauseMs, position);
        } else {
          scrollTo(position);
        }
      }
    },
    setEnabled: (on) => {
      isOn = on;
      clearTimeout(timer);
    },
  };
}
