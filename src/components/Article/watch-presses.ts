/**
 * Acts on an element once no pointer is down on it and the click of its last press has happened. Without a press it acts at once.
 *
 * @returns a function that stops waiting
 */
export type WhenReleased = (element: Element, act: () => void) => () => void;

/** The longest time in milliseconds from the end of a touch to its click. */
const clickDelay = 300;

/** Watches the presses in the document until it is aborted. */
export function watchPresses(signal: AbortSignal): WhenReleased {
  let pressed: Node | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();

  const onDown = ({target}: Event): void => {
    clearTimeout(timer);
    pressed = target instanceof Node ? target : null;
  };
  const onUp = (): void => {
    timer = setTimeout(() => {
      pressed = null;
      for (const act of waiting) {
        act();
      }
      waiting.clear();
    }, clickDelay);
  };
  document.addEventListener('pointerdown', onDown, {signal, capture: true});
  document.addEventListener('pointerup', onUp, {signal, capture: true});
  document.addEventListener('pointercancel', onUp, {signal, capture: true});

  return (element, act) => {
    // The press may have begun before the watch.
    if (element.contains(pressed) || element.matches(':active')) {
      waiting.add(act);
    } else {
      act();
    }
    return () => waiting.delete(act);
  };
}
