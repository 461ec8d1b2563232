/** Props of a view that replaces or enlarges a figure on the reader's request. */
export interface FigureViewProps {
  readonly figure: HTMLElement;
  readonly onDone: () => void;
}
