/** The detail of the event `pagefailed` on `window`. */
export interface FailedPage {
  /** The path of the page that did not load. */
  readonly path: string;
  /**
   * Keeps the current page if the promise resolves to true. Otherwise the browser loads the address, as with Docusaurus.
   */
  readonly hold: (decision: Promise<boolean>) => void;
}

/** Asks listeners whether the current page stays. */
export async function isHeld(path: string): Promise<boolean> {
  const decisions: Promise<boolean>[] = [];
  const detail: FailedPage = {path, hold: (decision) => decisions.push(decision)};
  window.dispatchEvent(new CustomEvent('pagefailed', {detail}));
  return (await Promise.all(decisions)).some(Boolean);
}
