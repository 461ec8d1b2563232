import {useCallback, useLayoutEffect, useRef, useState, type RefObject} from 'react';

interface VisibleRows {
  /** Of the element that scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly first: number;
  readonly last: number;
  /** In pixels. */
  readonly rowSize: number;
}

/** Number of rows beyond each edge that are also rendered, so that a short scroll needs no rendering. */
const margin = 10;

/** The rows to render, all of one height: all of 500 × 20 cells take half a second on a slow phone, without React. */
export function useVisibleRows(): VisibleRows {
  const ref = useRef<HTMLDivElement>(null);
  const [{first, last, rowSize}, setVisible] = useState({first: 0, last: 3 * margin, rowSize: 36});
  const onScroll = useCallback(() => {
    const element = ref.current;
    const row = element?.querySelector('tr')?.getBoundingClientRect().height;
    if (element && row) {
      // In steps, so that not every scroll event renders.
      const start = Math.floor(element.scrollTop / row / margin) * margin;
      const count = Math.ceil(element.clientHeight / row / margin) * margin;
      const next = {first: start - margin, last: start + count + margin, rowSize: row};
      setVisible((now) =>
        now.first === next.first && now.last === next.last && now.rowSize === next.rowSize
          ? now
          : next,
      );
    }
  }, []);
  useLayoutEffect(() => {
    onScroll();
    const observer = new ResizeObserver(onScroll);
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => {
      observer.disconnect();
    };
  }, [onScroll]);
  return {ref, onScroll, first, last, rowSize};
}
