import type {KeyboardEvent} from 'react';

/**
 * The keys of a list of tabs (WAI-ARIA APG): the arrows, Home and End move in it and select, because all
 * panels are there already. The stock tabs know the horizontal arrows, and select on Enter, not on Space.
 */
export function onTabKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget} = event;
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return; // the browser's: Alt and an arrow go back
  }
  const tabs = [...(currentTarget.parentElement?.children ?? [])];
  const index = tabs.indexOf(currentTarget);
  const places: Readonly<Record<string, number>> = {
    ' ': index,
    Enter: index,
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  if (place === undefined) {
    return;
  }
  event.preventDefault();
  const tab = tabs.at(place % tabs.length);
  if (tab instanceof HTMLElement) {
    tab.focus();
    tab.click();
  }
}
