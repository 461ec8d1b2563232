/** What takes the focus for now. One at a time: a page that is left behind is not kept by it. */
let focusable: HTMLElement | undefined;

function release(): void {
  focusable?.removeAttribute('tabindex');
  focusable = undefined;
}

/**
 * Puts the focus on an element that is none to be used, such as a heading: from there the next Tab leads to
 * what follows, and a screen reader reads on. A press on it later is no reason to focus it, so that it then
 * ceases to take the focus.
 *
 * @param options as for `focus`; without any, the browser scrolls to the element
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
