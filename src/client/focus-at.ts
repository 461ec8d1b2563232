/**
 * Puts the focus on an element that is none to be used, such as a heading: from there the next Tab leads to
 * what follows, and a screen reader reads on. A press on it later is no reason to focus it, so that it then
 * ceases to take the focus.
 *
 * @param options as for `focus`; without any, the browser scrolls to the element
 */
export function focusAt(element: HTMLElement | null, options?: FocusOptions): void {
  if (element && element.tabIndex < 0) {
    element.tabIndex = -1;
    document.addEventListener(
      'pointerdown',
      () => {
        element.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
  element?.focus(options);
}
