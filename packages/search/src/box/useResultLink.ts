import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';
import type {MarkingState} from './marking.ts';
import type {Option} from './state.ts';
import {loadHighlight} from './useHighlight.ts';
import {textDirective} from './text-fragment.ts';
import {matchedWords} from './words.ts';

interface ResultLink {
  /** The address for another tab, with a text fragment, by which the browser itself may mark the match. */
  readonly href: (option: Option) => string;
  /** Opens it in this tab, with the words to mark in the state of the history entry. */
  readonly open: (option: Option) => void;
  readonly openInNewTab: (option: Option) => void;
}

export function useResultLink(): ResultLink {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const href = (option: Option) => {
    const {pathname, hash} = locationOf(option, baseUrl);
    const directive = 'fragmentDirective' in document ? textDirective(option.section.excerpt) : '';
    return pathname + (directive ? (hash || '#') + directive : hash);
  };
  return {
    href,
    open: (option) => {
      void loadHighlight(); // together with the page
      const state: MarkingState = {
        search: {words: matchedWords(option), anchor: option.section.anchor},
      };
      history.push({...locationOf(option, baseUrl), state});
    },
    openInNewTab: (option) => {
      window.open(href(option), '_blank', 'noopener');
    },
  };
}

interface Location {
  readonly pathname: string;
  /** With its `#`; empty for the beginning of the page. */
  readonly hash: string;
}

/** The location of a result, in the form that the router takes. */
function locationOf({page, section}: Option, baseUrl: string): Location {
  const path = `${baseUrl}${page.path}`;
  return {
    pathname: sameOriginPath(path, window.location.href) === undefined ? baseUrl : path,
    hash: section.anchor && `#${section.anchor}`,
  };
}
