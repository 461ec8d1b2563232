import type {EditorView} from '@codemirror/view';
import type {ScrollPosition} from '../../frame/messages.ts';

interface ScrollSync {
  readonly scrollTo: (position: ScrollPosition) => void;
  /** Called before the editor scrolls by itself, to the cursor. The other side does not follow that. */
  readonly stopLeading: () => void;
}

/** Reports the position that the reader scrolls the editor to, and lets the editor follow the other side. */
export function syncScroll(
  view: EditorView,
  onScroll: (position: ScrollPosition) => void,
): ScrollSync {
  const {scrollDOM} = view;
  let isLeader = false;
  let frame = 0;
  const startLeading = () => {
    isLeader = true;
  };
  scrollDOM.addEventListener('wheel', startLeading, {passive: true});
  scrollDOM.addEventListener('touchmove', startLeading, {passive: true});
  scrollDOM.addEventListener('pointerdown', ({target}) => {
    isLeader = target === scrollDOM; // its scroll bar
  });
  scrollDOM.addEventListener('scroll', () => {
    if (isLeader && frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (isLeader) {
          onScroll(currentPosition(view));
        }
      });
    }
  });
  return {
    scrollTo: (position) => {
      isLeader = false;
      // The frame is not trusted.
      if (Number.isFinite(position.offset) && Number.isFinite(position.progress)) {
        scrollDOM.scrollTop = scrollTopAt(view, position);
      }
    },
    stopLeading: () => {
      isLeader = false;
    },
  };
}

function currentPosition(view: EditorView): ScrollPosition {
  const {scrollTop, scrollHeight, clientHeight} = view.scrollDOM;
  const range = scrollHeight - clientHeight;
  const progress = range > 0 ? Math.min(Math.max(scrollTop / range, 0), 1) : 0;
  const height = scrollTop + progress * clientHeight - view.documentPadding.top;
  const line = view.lineBlockAtHeight(height);
  const share = Math.min(Math.max((height - line.top) / line.height, 0), 1);
  return {offset: line.from + share * (line.length + 1), progress};
}

function scrollTopAt(view: EditorView, {offset, progress}: ScrollPosition): number {
  const {scrollHeight, clientHeight} = view.scrollDOM;
  if (progress <= 0 || progress >= 1) {
    return progress <= 0 ? 0 : scrollHeight;
  }
  const at = Math.min(Math.max(Math.floor(offset), 0), view.state.doc.length);
  const line = view.lineBlockAt(at);
  const share = Math.min((offset - line.from) / (line.length + 1), 1);
  return line.top + share * line.height + view.documentPadding.top - progress * clientHeight;
}
