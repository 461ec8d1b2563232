/*
 * Makes results of examples, exercises and the home page's editor focusable while they are wider than their box. The keyboard then
 * scrolls them in every browser: Safari scrolls focused elements only. Their text may be anything, and most of it fits, so a
 * constant `tabindex` would add needless stops of the Tab key.
 */
function update(): void {
  const results = document.querySelectorAll<HTMLElement>('[data-result], [data-result] table');
  for (const result of results) {
    if (result.scrollWidth > result.clientWidth) {
      result.tabIndex = 0;
    } else {
      result.removeAttribute('tabindex');
    }
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('resize', update);
  // Text, fonts and spacing change without an event. Tab looks for the next stop after this.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') {
      update();
    }
  });
}

/** Called when a page is shown. */
export function onRouteDidUpdate(): void {
  update();
}
