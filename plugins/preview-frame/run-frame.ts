import type {FrameBlock, FromFrame, ToFrame} from './messages';

/**
 * The frame's only script: it shows what the page sends, says which element was pressed, and marks the
 * one at the cursor. It stands alone, because it is written into the frame's document by its source.
 * Whatever the text contains, links lead nowhere: the page is told instead.
 */
export function runFrame(): void {
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

  const isSame = (a?: FrameBlock, b?: FrameBlock) =>
    a?.html === b?.html && a?.differs === b?.differs;

  /** Keeps the elements of blocks that stay, from both ends, so that a keystroke changes one block. */
  const show = (blocks: readonly FrameBlock[]) => {
    let start = 0;
    while (
      start < Math.min(blocks.length, shown.length) &&
      isSame(shown[start]?.block, blocks[start])
    ) {
      start += 1;
    }
    let end = 0;
    while (
      end < Math.min(blocks.length, shown.length) - start &&
      isSame(shown.at(-1 - end)?.block, blocks.at(-1 - end))
    ) {
      end += 1;
    }
    const oldEnd = shown.length - end;
    const newEnd = blocks.length - end;
    const next = shown[oldEnd]?.element ?? null;
    for (const {element} of shown.slice(start, oldEnd)) {
      element.remove();
    }
    const drawn = blocks.slice(start, newEnd).map(draw);
    for (const {element} of drawn) {
      root.insertBefore(element, next);
    }
    const elements = [...shown.slice(0, start), ...drawn, ...shown.slice(oldEnd)];
    shown = blocks.flatMap((block, index) => {
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

  const mark = (offset: number | undefined) => {
    marked?.classList.remove('marked');
    marked = offset === undefined ? undefined : elementAt(offset);
    marked?.classList.add('marked');
    marked?.scrollIntoView({block: 'nearest'});
  };

  /** As HTML finds it: first by the fragment as it is written (a footnote's id is encoded itself), then decoded. */
  const targetOf = (fragment: string) => {
    try {
      return (
        document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment))
      );
    } catch {
      return null; // no UTF-8 behind the percent signs
    }
  };

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest('a, area');
    const href = link?.getAttribute('href') ?? '';
    if (link) {
      event.preventDefault();
      if (href.startsWith('#')) {
        targetOf(href.slice(1))?.scrollIntoView();
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
  root.addEventListener('auxclick', (event) => {
    event.preventDefault();
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
  });

  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source !== page) {
      return;
    }
    const {data} = event;
    if (data.type === 'show') {
      show(data.blocks);
      tell({type: 'shown', id: data.id});
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
