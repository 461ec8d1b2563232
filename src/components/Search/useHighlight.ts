import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {highlight} from './highlight';
import {markingOf} from './marks';

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
    return highlight(marking, {isScrolled: history.action === 'PUSH'});
  }, [history, state]);
}
