/** Props of a view that replaces or enlarges a figure on the reader's request. */
export interface FigureViewProps {
  readonly figure: HTMLElement;
  readonly onDone: () => void;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens the link in this tab: the primary button, without a modifier key for a new tab, a window or a download. */
export function isUnmodifiedClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The article control that an event comes from. */
export function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-action], a.hash-link')
    : null;
}

/** Puts the text of an example into its link to the playground. */
export function aimAtPlayground({target}: Event): void {
  const link = controlAt(target);
  if (link instanceof HTMLAnchorElement && link.dataset.action === 'try') {
    const figure = link.closest('figure');
    const source = link.dataset.source ?? (figure ? sourceIn(figure) : '');
    link.hash = `text=${encodeURIComponent(source)}`;
  }
}

/** The text in an example's figure; while the reader edits it, the reader's text. */
export function sourceIn(figure: Element): string {
  const field = figure.querySelector('textarea');
  return field?.value ?? figure.querySelector('pre')?.textContent ?? '';
}

/** The figure whose picture was clicked, if the picture can be enlarged: its button is visible. */
export function enlargeableAt(target: EventTarget | null): HTMLElement | null {
  const figure =
    target instanceof Element ? target.closest('figure :is(img, svg)')?.closest('figure') : null;
  return figure?.querySelector('[data-action="enlarge"]')?.checkVisibility() ? figure : null;
}
