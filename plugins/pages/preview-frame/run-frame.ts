import type {BlockChanges, changedBlocks} from '../../../src/lib/block-changes';
import type {interpolate} from '../../../src/lib/interpolate';
import type {scrollDistance} from '../../../src/lib/scroll-distance';
import type {
  FrameBlock,
  FromFrame,
  ScrollPlace,
  ToFrame,
} from '../../../src/components/Playground/frame-messages';
import type {takeFiles} from '../../../src/components/Playground/take-files';

/** Functions that the frame shares with the page. */
export interface FrameTools {
  readonly changedBlocks: typeof changedBlocks;
  readonly interpolate: typeof interpolate;
  readonly scrollDistance: typeof scrollDistance;
  readonly takeFiles: typeof takeFiles;
}

/**
 * Runs the frame: renders the page's messages, reports clicked elements, and marks the element at the cursor. The frame's
 * document contains the source of this function and of its tools, so they must be self-contained. Links never navigate; the frame
 * reports them to the page.
 */
export function runFrame({
  changedBlocks,
  interpolate,
  scrollDistance,
  takeFiles,
}: FrameTools): void {
  interface Shown {
    readonly block: FrameBlock;
    readonly element: HTMLElement;
  }
  const page = window.parent;
  const root = document.body;
  let shown: Shown[] = [];
  let marked: Element | undefined;
  /** Whether the reader scrolls this frame: the editor follows. */
  let isLeading = false;
  /** Where the editor is, while this frame follows it. */
  let followed: ScrollPlace | undefined;

  const tell = (message: FromFrame) => {
    page.postMessage(message, '*');
  };

  // If the page has written the frame, its policy requires Trusted Types here, and allows this name (site/trusted-types.ts).
  const sanitised = window.trustedTypes?.createPolicy('site', {createHTML: (html) => html});

  const draw = (block: FrameBlock): Shown => {
    const element = document.createElement('div');
    element.className = block.differs ? 'block differs' : 'block';
    element.innerHTML = (sanitised?.createHTML(block.html) ?? block.html) as string;
    return {block, element};
  };

  /** Reuses the elements of unchanged blocks at both ends, so that a keystroke changes one block. */
  const show = (changes: BlockChanges<FrameBlock>) => {
    const {start, end} = changes;
    const oldEnd = shown.length - end;
    const next = shown[oldEnd]?.element ?? null;
    for (const {element} of shown.slice(start, oldEnd)) {
      element.remove();
    }
    const drawn = changes.blocks.map(draw);
    for (const {element} of drawn) {
      root.insertBefore(element, next);
    }
    const elements = [...shown.slice(0, start), ...drawn, ...shown.slice(oldEnd)];
    const before = shown.map(({block}) => block);
    shown = changedBlocks(before, changes).flatMap((block, index) => {
      const element = elements[index]?.element;
      return element ? [{block, element}] : [];
    });
  };

  const placeOf = (block: FrameBlock, element: Element) => {
    const offset = (name: string) => Number(element.getAttribute(name) ?? NaN);
    const place = {from: block.from + offset('data-from'), to: block.from + offset('data-to')};
    return Number.isSafeInteger(place.from) && Number.isSafeInteger(place.to) ? place : undefined;
  };

  /** The smallest element whose source holds the offset. */
  const elementAt = (offset: number): Element | undefined => {
    const at = shown.find(({block: {from, to}}) => from <= offset && offset <= to && from < to);
    if (!at) {
      return undefined;
    }
    const inside = [...at.element.querySelectorAll('[data-from]')].filter((element) => {
      const place = placeOf(at.block, element);
      return place && place.from <= offset && offset <= place.to;
    });
    return inside.at(-1) ?? at.element;
  };

  /** Scrolls an element into view inside the frame only. */
  const reveal = (element: Element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    window.scrollBy(0, scrollDistance(top, bottom, document.documentElement.clientHeight));
    const wide = element.parentElement?.closest('pre, table');
    if (wide) {
      const start = wide.getBoundingClientRect().left;
      wide.scrollBy(scrollDistance(left - start, right - start, wide.clientWidth), 0);
    }
  };

  const mark = (offset: number | undefined) => {
    marked?.classList.remove('marked');
    marked = offset === undefined ? undefined : elementAt(offset);
    if (marked) {
      marked.classList.add('marked');
      reveal(marked);
    }
  };

  /** Offsets and heights in the frame around one block, both rising. */
  const pointsOf = (placed: readonly Shown[], index: number) => {
    const {scrollHeight} = document.documentElement;
    const at = placed[index];
    const points: [offset: number, height: number][] = [];
    const add = (offset: number, height: number) => {
      const [last, lowest] = points.at(-1) ?? [-1, 0];
      if (offset > last && height >= lowest) {
        points.push([offset, height]);
      }
    };
    const heightOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
    if (index <= 0) {
      add(0, 0);
    }
    if (at) {
      add(at.block.from, heightOf(at.element));
      for (const element of at.element.querySelectorAll('[data-from]')) {
        add(placeOf(at.block, element)?.from ?? 0, heightOf(element));
      }
      add(at.block.to, at.element.getBoundingClientRect().bottom + window.scrollY);
    }
    const next = placed[index + 1];
    if (next) {
      add(next.block.from, heightOf(next.element));
    } else {
      const [last] = points.at(-1) ?? [0];
      points.push([last + 1, scrollHeight]);
    }
    return points;
  };

  /** The blocks that have places in the source, in order. Footnotes at the end may come from before. */
  const placedBlocks = () => {
    let last = 0;
    return shown.filter(({block: {from, to}}) => {
      const isNext = from >= last && from < to;
      last = isNext ? to : last;
      return isNext;
    });
  };

  const lastIndex = (placed: readonly Shown[], isBefore: (item: Shown) => boolean) => {
    let [low, high] = [0, placed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const item = placed[middle];
      [low, high] = item && isBefore(item) ? [middle + 1, high] : [low, middle];
    }
    return low - 1;
  };

  const scrollRange = () => {
    const {scrollHeight, clientHeight} = document.documentElement;
    return Math.max(scrollHeight - clientHeight, 0);
  };

  const currentPlace = (): ScrollPlace => {
    const range = scrollRange();
    const progress = range > 0 ? Math.min(Math.max(window.scrollY / range, 0), 1) : 0;
    const height = progress * document.documentElement.clientHeight;
    const placed = placedBlocks();
    const index = lastIndex(placed, ({element}) => element.getBoundingClientRect().top <= height);
    const points = pointsOf(placed, index).map(([offset, y]) => [y, offset] as const);
    return {offset: interpolate(points, height + window.scrollY), progress};
  };

  const follow = ({offset, progress}: ScrollPlace) => {
    const placed = placedBlocks();
    const points = pointsOf(
      placed,
      lastIndex(placed, ({block}) => block.from <= offset),
    );
    const height = interpolate(points, offset) - progress * document.documentElement.clientHeight;
    const isEnd = progress <= 0 || progress >= 1;
    window.scrollTo(window.scrollX, isEnd ? progress * scrollRange() : height);
  };

  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(
      type,
      () => {
        isLeading = true;
      },
      {capture: true, passive: true},
    );
  }
  let isWaiting = false;
  window.addEventListener('scroll', () => {
    if (isLeading && !isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        if (isLeading) {
          tell({type: 'scroll', ...currentPlace()});
        }
      });
    }
  });
  // A phone shows the frame after the text.
  window.addEventListener('resize', () => {
    if (followed) {
      follow(followed);
    } else if (marked && !isLeading) {
      reveal(marked);
    }
  });

  /**
   * Finds the target as HTML specifies: first by the raw fragment (a footnote's id is itself encoded), then decoded.
   */
  const targetOf = (fragment: string) => {
    try {
      return (
        document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment))
      );
    } catch {
      return null; // the percent signs do not encode UTF-8
    }
  };

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest('a, area');
    const href = link?.getAttribute('href') ?? '';
    if (link) {
      event.preventDefault();
      if (href.startsWith('#')) {
        window.scrollBy(0, targetOf(href.slice(1))?.getBoundingClientRect().top ?? 0);
      } else if (href) {
        tell({type: 'link', href});
      }
    }
    const at = shown.find(({element}) => element.contains(target));
    const element = target.closest('[data-from]');
    const place = at && element && placeOf(at.block, element);
    if (place && window.getSelection()?.isCollapsed !== false) {
      tell({type: 'pick', ...place});
    }
  });
  new ResizeObserver(([entry]) => {
    tell({type: 'height', height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)});
  }).observe(root);

  for (const type of ['auxclick', 'submit']) {
    root.addEventListener(type, (event) => {
      event.preventDefault();
    });
  }

  takeFiles((file) => {
    tell({type: 'drop', file});
  });

  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== page) {
      return;
    }
    const {data} = event;
    if (data.type === 'show') {
      show(data);
      // After the next paint.
      requestAnimationFrame(() => {
        setTimeout(() => {
          tell({type: 'shown'});
        });
      });
    } else if (data.type === 'dress') {
      document.documentElement.dataset.theme = data.dark ? 'dark' : 'light';
      for (const [name, value] of Object.entries(data.variables)) {
        document.documentElement.style.setProperty(name, value);
      }
    } else {
      isLeading = false;
      followed = data.type === 'follow' ? data : undefined;
      if (data.type === 'follow') {
        follow(data);
      } else {
        mark(data.offset);
      }
    }
  });
  tell({type: 'ready'});
}
