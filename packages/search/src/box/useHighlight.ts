import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type * as code from './highlight.ts';
import {markingOf} from './marking.ts';

/** Loads the code that marks a match; only pages that were opened from a result need it. Without it, they have no marks. */
export async function loadHighlight(): Promise<typeof code | undefined> {
  return import('./highlight.ts').catch(() => undefined);
}

/** Marks the match on a page that was opened from a result, until Escape or the next navigation. */
export function useHighlight(): void {
  const history = useHistory();
  const {state} = useLocation();
  useEffect(() => {
    const marking = markingOf(state);
    if (!marking) {
      return undefined;
    }
    // On Back, Forward and reload, the browser itself restores the scroll position.
    const isScrolled = history.action === 'PUSH';
    let isLeft = false;
    let clear: (() => void) | undefined;
    void loadHighlight().then((loaded) => {
      clear = isLeft ? undefined : loaded?.highlight(marking, {isScrolled});
    });
    return () => {
      isLeft = true;
      clear?.();
    };
  }, [history, state]);
}
