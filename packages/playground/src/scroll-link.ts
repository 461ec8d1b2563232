import type {ScrollPlace} from './frame/messages.ts';

type Side = 'editor' | 'preview';

/** Lets the editor and the preview scroll together. The side that the reader scrolls leads. */
export interface ScrollLink {
  /** Has a side follow the other one. Returns a function that ends this. */
  readonly join: (side: Side, follow: (place: ScrollPlace) => void) => () => void;
  /** Reports where the reader has scrolled a side to. */
  readonly lead: (side: Side, place: ScrollPlace) => void;
  readonly turn: (isOn: boolean) => void;
}

/** Milliseconds without scrolling before the other side follows, where motion is reduced. */
const pauseMs = 150;

/** @param isMotionReduced whether the other side moves once, after a pause, instead of all the time */
export function createScrollLink(isMotionReduced: () => boolean): ScrollLink {
  const followers = new Map<Side, (place: ScrollPlace) => void>();
  let isOn = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    join: (side, follow) => {
      followers.set(side, follow);
      return () => {
        if (followers.get(side) === follow) {
          followers.delete(side);
        }
      };
    },
    lead: (side, place) => {
      clearTimeout(timer);
      const follow = followers.get(side === 'editor' ? 'preview' : 'editor');
      if (isOn && follow) {
        if (isMotionReduced()) {
          timer = setTimeout(follow, pauseMs, place);
        } else {
          follow(place);
        }
      }
    },
    turn: (on) => {
      isOn = on;
      clearTimeout(timer);
    },
  };
}
