/** What is shown for a figure of an article, at the reader's wish. */
export interface FigureViewProps {
  readonly figure: HTMLElement;
  readonly onDone: () => void;
}
