import type {BlockChanges} from '../../../src/lib/block-changes';
import type {FrameTools} from './frame-script';
import type {FrameBlock, FromFrame, ToFrame} from './messages';

/**
 * Runs the frame: renders the page's messages, reports clicked elements, and marks the element at the cursor. The frame's
 * document contains the source of this function and of its tools, so they must be self-contained. Links never navigate; the frame
 * reports them to the page.
 */
export function runFrame({changedBlocks, scrollDistance, takeFiles}: FrameTools): void {
  interface Shown {
    readonly block: FrameBlock;
    readonly element: HTMLElement;
  }
  const page = window.parent;
  const root = document.body;
  let shown: Shown[] = [];
  let marked: Element | undefined;

  const tell = (message: FromFrame) => {
    page.postMessage(message, '*');
  };

  const draw = (block: FrameBlock): Shown => {
    const element = document.createElement('div');
    element.className = block.differs ? 'block differs' : 'block';
    element.innerHTML = block.html;
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
      mark(data.offset);
    }
  });
  tell({type: 'ready'});
}
