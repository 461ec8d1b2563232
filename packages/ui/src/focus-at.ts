/** The element made focusable for now. One at a time, so that the elements of earlier pages can be collected. */
let focusable: HTMLElement | undefined;

function release(): void {
  focusable?.removeAttribute('tabindex');
  focusable = undefined;
}

/**
 * Focuses an element that is not interactive, such as a heading: the next Tab goes on from there, and a screen
 * reader reads on. A later click must not focus it, so the next pointer press makes it unfocusable again.
 *
 * @param options as for `focus`; without them, the browser scrolls to the element
 */
export function focusAt(element: HTMLElement | null, options?: FocusOptions): void {
  if (element && element.tabIndex < 0) {
    release();
    element.tabIndex = -1;
    focusable = element;
    document.addEventListener('pointerdown', release, {once: true});
  }
  element?.focus(options);
}
