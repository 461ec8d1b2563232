import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes a `<details>` a popover. Escape closes it and moves the focus to its summary. A click or focus elsewhere also
 * closes it, even in a frame.
 */
export function usePopover(): RefObject<HTMLDetailsElement | null> {
  const popover = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const close = () => {
      popover.current?.removeAttribute('open');
    };
    const closeUnlessInside = ({target}: Event) => {
      if (!(target instanceof Node && popover.current?.contains(target))) {
        close();
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && popover.current?.open) {
        close();
        popover.current.querySelector('summary')?.focus();
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
  return popover;
}

/** Closes the popover that an element is in. */
export function closePopover(inside: Element): void {
  inside.closest('details')?.removeAttribute('open');
}
