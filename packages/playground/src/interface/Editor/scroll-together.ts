import type {EditorView} from '@codemirror/view';
import type {ScrollPlace} from '../../frame/messages.ts';

interface ScrollSide {
  readonly follow: (place: ScrollPlace) => void;
  /** Ends the lead: the editor now scrolls by itself, to the cursor. */
  readonly rest: () => void;
}

/** Reports where the reader scrolls the editor to, and follows the other side. */
export function scrollTogether(
  view: EditorView,
  onScroll: (place: ScrollPlace) => void,
): ScrollSide {
  const {scrollDOM} = view;
  let isLeading = false;
  let frame = 0;
  const lead = () => {
    isLeading = true;
  };
  scrollDOM.addEventListener('wheel', lead, {passive: true});
  scrollDOM.addEventListener('touchmove', lead, {passive: true});
  scrollDOM.addEventListener('pointerdown', ({target}) => {
    isLeading = target === scrollDOM; // its scroll bar
  });
  scrollDOM.addEventListener('scroll', () => {
    if (isLeading && frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isLeading) {
          onScroll(placeOf(view));
        }
      });
    }
  });
  return {
    follow: (place) => {
      isLeading = false;
      // The frame is not trusted.
      if (Number.isFinite(place.offset) && Number.isFinite(place.progress)) {
        scrollDOM.scrollTop = topOf(view, place);
      }
    },
    rest: () => {
      isLeading = false;
    },
  };
}

function placeOf(view: EditorView): ScrollPlace {
  const {scrollTop, scrollHeight, clientHeight} = view.scrollDOM;
  const range = scrollHeight - clientHeight;
  const progress = range > 0 ? Math.min(Math.max(scrollTop / range, 0), 1) : 0;
  const height = scrollTop + progress * clientHeight - view.documentPadding.top;
  const line = view.lineBlockAtHeight(height);
  const share = Math.min(Math.max((height - line.top) / line.height, 0), 1);
  return {offset: line.from + share * (line.length + 1), progress};
}

function topOf(view: EditorView, {offset, progress}: ScrollPlace): number {
  const {scrollHeight, clientHeight} = view.scrollDOM;
  if (progress <= 0 || progress >= 1) {
    return progress <= 0 ? 0 : scrollHeight;
  }
  const at = Math.min(Math.max(Math.floor(offset), 0), view.state.doc.length);
  const line = view.lineBlockAt(at);
  const share = Math.min((offset - line.from) / (line.length + 1), 1);
  return line.top + share * line.height + view.documentPadding.top - progress * clientHeight;
}
