/*
 * What is folded is printed all the same. Browsers that know `::details-content` do so by src/css/print.css, where no
 * script runs too; for the others, before 2025, it is opened as long as they print.
 */
if (typeof window !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  let folded: readonly HTMLDetailsElement[] = [];
  const open = (isOpen: boolean) => {
    for (const element of folded) {
      element.open = isOpen;
    }
  };
  window.addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
    open(true);
  });
  window.addEventListener('afterprint', () => {
    open(false);
  });
}
