import {useEffect, useRef, type RefObject} from 'react';

/** Keeps a fixed element above the on-screen keyboard, which covers a part of the page without changing its size. */
export function useAboveKeyboard(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {visualViewport} = window;
    const place = () => {
      if (visualViewport) {
        const {offsetTop, offsetLeft, width, height} = visualViewport;
        const covered = document.documentElement.clientHeight - offsetTop - height;
        element.current?.style.setProperty('inset-block-end', `${String(Math.max(covered, 0))}px`);
        element.current?.style.setProperty('inset-inline-start', `${String(offsetLeft)}px`);
        element.current?.style.setProperty('inline-size', `${String(width)}px`);
      }
    };
    place();
    visualViewport?.addEventListener('resize', place);
    visualViewport?.addEventListener('scroll', place);
    return () => {
      visualViewport?.removeEventListener('resize', place);
      visualViewport?.removeEventListener('scroll', place);
    };
  }, []);
  return element;
}
