/** What is shown for a figure of an article, at the reader's wish. */
export interface PartProps {
  readonly figure: HTMLElement;
  readonly onDone: () => void;
}
