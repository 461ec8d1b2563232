/** What listeners of `pagefailed` on `window` are given. */
export interface FailedPage {
  /** The address path of a page that could not be loaded, to which the reader wanted to go. */
  readonly path: string;
  /** Keeps the page that is shown once the promise is true. Otherwise the address is loaded as a whole, as Docusaurus does it. */
  readonly hold: (decision: Promise<boolean>) => void;
}

/** Asks whoever listens whether the page that is shown is to stay. */
export async function isHeld(path: string): Promise<boolean> {
  const decisions: Promise<boolean>[] = [];
  const detail: FailedPage = {path, hold: (decision) => decisions.push(decision)};
  window.dispatchEvent(new CustomEvent('pagefailed', {detail}));
  return (await Promise.all(decisions)).some(Boolean);
}
