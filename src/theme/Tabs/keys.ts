import type {KeyboardEvent} from 'react';

/**
 * Keyboard support of a tab list (WAI-ARIA APG): arrows, Home and End move and select, because all panels are rendered
 * already. Stock tabs support horizontal arrows only, and select on Enter but not on Space.
 */
export function onTabKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget} = event;
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return; // a browser shortcut: Alt and an arrow go back
  }
  const tabs = [...(currentTarget.parentElement?.children ?? [])];
  const index = tabs.indexOf(currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ' ': index,
    Enter: index,
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  if (target === undefined) {
    return;
  }
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  if (tab instanceof HTMLElement) {
    tab.focus();
    tab.click();
  }
}
