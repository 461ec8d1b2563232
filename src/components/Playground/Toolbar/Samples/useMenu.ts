import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes a `<details>` a menu: Escape closes it and leaves the focus on its summary; a press or the focus elsewhere
 * closes it too, also in a frame.
 */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const close = () => {
      menu.current?.removeAttribute('open');
    };
    const closeUnlessInside = ({target}: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) {
        close();
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) {
        close();
        menu.current.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeUnlessInside, {capture: true, signal});
    document.addEventListener('focusin', closeUnlessInside, {signal});
    document.addEventListener('keydown', closeOnEscape, {signal});
    window.addEventListener('blur', close, {signal}); // a frame hears its presses itself
    return () => {
      listeners.abort();
    };
  }, []);
  return menu;
}
