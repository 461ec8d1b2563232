/*
 * Prints the content of closed `<details>`. src/css/print.css does so without scripts in browsers that know `::details-content`.
 * In older browsers, from before 2025, this module opens them while the page prints.
 */
if (typeof window !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  let closed: readonly HTMLDetailsElement[] = [];
  const open = (isOpen: boolean) => {
    for (const element of closed) {
      element.open = isOpen;
    }
  };
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    open(true);
  });
  window.addEventListener('afterprint', () => {
    open(false);
  });
}
