import {sourceIn} from '@site/src/components/Example/facts';

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

/** The figure whose picture was clicked, if the picture can be enlarged: its button is visible. */
export function enlargeableAt(target: EventTarget | null): HTMLElement | null {
  const figure =
    target instanceof Element ? target.closest('figure :is(img, svg)')?.closest('figure') : null;
  return figure?.querySelector('[data-action="enlarge"]')?.checkVisibility() ? figure : null;
}
