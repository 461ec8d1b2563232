/**
 * The script of the frame: shows the page's messages, reports pressed elements and links, and marks the element at the cursor. Links
 * never navigate; the frame reports them to the page.
 */
import {elementAt, rangeOf, showBlocks, shownBlocks} from './blocks.ts';
import type {FromFrame, ScrollPosition, ToFrame} from './messages.ts';
import {isFromSite, siteOriginOf} from './origins.ts';
import {currentPosition, reveal, scrollToPosition} from './scroll.ts';
import {takeFiles} from './take-files.ts';

const page = window.parent;
const siteOrigin = siteOriginOf(document.baseURI); // before a text could name an element so
let marked: Element | undefined;
/** Whether the reader scrolls this frame, and the editor follows. */
let isLeader = false;
/** The editor's scroll position, while this frame follows it. */
let leaderPosition: ScrollPosition | undefined;

function send(message: FromFrame): void {
  if (siteOrigin !== undefined) {
    page.postMessage(message, siteOrigin);
  }
}

function mark(offset: number | undefined): void {
  marked?.classList.remove('marked');
  marked = offset === undefined ? undefined : elementAt(offset);
  if (marked) {
    marked.classList.add('marked');
    reveal(marked);
  }
}

/** The target of a link, as HTML specifies: first by the raw fragment (a footnote's id is itself encoded), then decoded. */
function targetOf(fragment: string): HTMLElement | null {
  try {
    return (
      document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment))
    );
  } catch {
    return null; // the percent signs do not encode UTF-8
  }
}

for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
  window.addEventListener(
    type,
    () => {
      isLeader = true;
    },
    {capture: true, passive: true},
  );
}

let isWaiting = false;
window.addEventListener('scroll', () => {
  if (isLeader && !isWaiting) {
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (isLeader) {
        send({type: 'scroll', ...currentPosition()});
      }
    });
  }
});

// A phone shows the frame after the text.
window.addEventListener('resize', () => {
  if (leaderPosition) {
    scrollToPosition(leaderPosition);
  } else if (marked && !isLeader) {
    reveal(marked);
  }
});

document.body.addEventListener('click', (event) => {
  const target = event.target as Element;
  const link = target.closest('a, area');
  const href = link?.getAttribute('href') ?? '';
  if (link) {
    event.preventDefault();
    if (href.startsWith('#')) {
      window.scrollBy(0, targetOf(href.slice(1))?.getBoundingClientRect().top ?? 0);
    } else if (href) {
      send({type: 'link', href});
    }
  }
  const at = shownBlocks().find(({element}) => element.contains(target));
  const element = target.closest('[data-from]');
  const range = at && element && rangeOf(at.block, element);
  if (range && window.getSelection()?.isCollapsed !== false) {
    send({type: 'pick', ...range});
  }
});

new ResizeObserver(([entry]) => {
  send({type: 'height', height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)});
}).observe(document.body);

for (const type of ['auxclick', 'submit']) {
  document.body.addEventListener(type, (event) => {
    event.preventDefault();
  });
}

takeFiles((file) => {
  send({type: 'drop', file});
});

window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (!isFromSite(event, page, siteOrigin)) {
    return;
  }
  const {data} = event;
  if (data.type === 'show') {
    showBlocks(data);
    // After the next paint.
    requestAnimationFrame(() => {
      setTimeout(() => {
        send({type: 'shown'});
      });
    });
  } else if (data.type === 'dress') {
    document.documentElement.dataset.theme = data.dark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(data.variables)) {
      document.documentElement.style.setProperty(name, value);
    }
  } else {
    isLeader = false;
    leaderPosition = data.type === 'follow' ? data : undefined;
    if (data.type === 'follow') {
      scrollToPosition(data);
    } else {
      mark(data.offset);
    }
  }
});

send({type: 'ready'});
