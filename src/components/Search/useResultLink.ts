import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {placeOf} from './addresses';
import {matchedWords, type MarkingState} from './marks';
import type {Option} from './state';
import {textDirective} from './text-fragment';

interface ResultLink {
  /** The address for another tab, in which the browser itself marks the match, where it can. */
  readonly href: (option: Option) => string;
  /** Goes there in this tab; the words that are to be marked are kept with the entry of the history. */
  readonly open: (option: Option) => void;
  readonly openInNewTab: (option: Option) => void;
}

export function useResultLink(): ResultLink {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const href = (option: Option) => {
    const {pathname, hash} = placeOf(option, baseUrl);
    const directive = 'fragmentDirective' in document ? textDirective(option.section.excerpt) : '';
    return pathname + (directive ? (hash || '#') + directive : hash);
  };
  return {
    href,
    open: (option) => {
      const state: MarkingState = {
        search: {words: matchedWords(option), anchor: option.section.anchor},
      };
      history.push({...placeOf(option, baseUrl), state});
    },
    openInNewTab: (option) => {
      window.open(href(option), '_blank', 'noopener');
    },
  };
}
