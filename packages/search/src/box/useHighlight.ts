import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type * as code from './highlight.ts';
import {markingOf} from './marking.ts';

/** The code that marks a match: of no use to a page that was not opened from a result, which is then without marks. */
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
    // On the way back, and on reload, the browser itself restores where the reader was.
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
