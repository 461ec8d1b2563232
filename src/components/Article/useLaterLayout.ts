import {useLayoutEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {keepLatest} from '@site/src/lib/keep-latest';

/** Milliseconds from when an article is shown until its parts are measured: not while it is painted, or a reader goes on at once. */
const delay = 1000;

/** By history entry and page: how high the contents of its article's parts were when it was left. */
const heights = new Map<string, readonly number[]>();

/** No browser goes back further. */
const mostHeights = 50;

/** Parts are measured for about so long at a time, in milliseconds: nothing else is to wait for them, on a slow phone either. */
const slice = 10;

/** So many are measured at a time at least: what the first of them costs, the others share. */
const least = 4;

/**
 * Says after a navigation, as plugins/page-guard/delay-layout.ts does when a page is loaded, whether the article below the
 * first screen is laid out at once or when it comes near. Once nothing else is to be done its parts are measured, so that the
 * page is as high as it will be. Back and Forward return to a place: for them the heights are kept.
 */
export default function useLaterLayout(articleRef: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useLayoutEffect(() => {
    const article = articleRef.current;
    if (!article?.dataset.article) {
      return; // an excerpt in a list
    }
    const parts = [...article.children].filter((part) => part instanceof HTMLElement);
    let {location} = history;
    const {pathname} = location;
    const entry = (): string => `${location.key} ${pathname}`;
    const kept = heights.get(entry());
    const known = kept?.length === parts.length ? kept : undefined;
    if (history.action === 'PUSH') {
      decide(!location.hash);
    } else if (heights.size > 0) {
      decide(known !== undefined); // of the first page, the guard has decided
    }
    for (const [index, part] of parts.entries()) {
      part.style.containIntrinsicBlockSize = known ? `auto ${known[index]}px` : '';
    }
    const stopMeasuring = known ? undefined : measure(parts);
    const stopListening = history.listen((next) => {
      if (next.pathname !== pathname) {
        keepLatest(heights, entry(), parts.map(contentHeight), mostHeights);
      }
      location = next;
    });
    return () => {
      stopMeasuring?.();
      stopListening();
    };
  }, [articleRef, history]);
}

/** Returns what stops it. */
function measure(parts: readonly HTMLElement[]): () => void {
  let done = 0;
  let count = least;
  const measureSlice = (): void => {
    const start = performance.now();
    const some = parts.slice(done, done + count);
    for (const {style} of some) {
      style.contentVisibility = 'visible';
    }
    const measured = some.map(contentHeight);
    for (const [index, {style}] of some.entries()) {
      style.containIntrinsicBlockSize = `auto ${measured[index]}px`;
      style.contentVisibility = '';
    }
    done += count;
    const took = performance.now() - start;
    count =
      took < slice / 2 ? count * 2 : took > slice ? Math.max(least, Math.ceil(count / 2)) : count;
    if (done < parts.length && isLater()) {
      idle = requestIdleCallback(measureSlice);
    }
  };
  let idle = 0;
  const timer = setTimeout(() => {
    // eslint-disable-next-line compat/compat -- nothing is later in Safari
    idle = isLater() ? requestIdleCallback(measureSlice) : 0;
  }, delay);
  return () => {
    clearTimeout(timer);
    // Safari has no idle time to cancel, and none is asked for there.
    if (idle !== 0) {
      cancelIdleCallback(idle);
    }
  };
}

/** Pixels, without what surrounds it: what `contain-intrinsic-block-size` stands for. */
function contentHeight(part: HTMLElement): number {
  const style = getComputedStyle(part);
  const border = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
  const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const scrollbar = Math.round(part.offsetHeight - part.clientHeight - border);
  return part.getBoundingClientRect().height - border - padding - scrollbar;
}

/** Where the browser cannot do it, the guard has said nothing, and nothing comes later. */
function decide(later: boolean): void {
  const {dataset} = document.documentElement;
  if (dataset.belowFold) {
    dataset.belowFold = later ? 'later' : 'now';
  }
}

function isLater(): boolean {
  return document.documentElement.dataset.belowFold === 'later';
}
