import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes a `<details>` a menu: Escape closes it and moves the focus to its summary; a click or focus elsewhere also
 * closes it, even in a frame.
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
    window.addEventListener('blur', close, {signal}); // a frame receives its own pointer events
    return () => {
      listeners.abort();
    };
  }, []);
  return menu;
}
