import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {prefetchInView} from './in-view.ts';

/** A link to another page of the site. Links to files have a target (Docusaurus's Link), and links in rendered examples lead to other sites. */
const pageLink = 'a[href^="/"]:not([target])';

/** Makes links in a static text work like Docusaurus's Link: they navigate in-site, and prefetch (B6). */
export default function useTextLinks(textRef: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const text = textRef.current;
    const unmounted = new AbortController();
    const {signal} = unmounted;
    const follow = (event: MouseEvent): void => {
      const link = linkAt(event);
      if (link && isPlainClick(event) && !event.defaultPrevented) {
        event.preventDefault();
        const path = link.href.slice(link.origin.length);
        const isSame = link.href === window.location.href;
        history[isSame ? 'replace' : 'push'](path);
      }
    };
    const preload = (event: Event): void => {
      const link = linkAt(event);
      if (link) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    text?.addEventListener('click', follow, {signal});
    text?.addEventListener('mouseover', preload, {signal});
    text?.addEventListener('touchstart', preload, {signal, passive: true});
    const links = text?.querySelectorAll<HTMLAnchorElement>(pageLink) ?? [];
    const unwatch = [...links].map((link) => prefetchInView(link, link.pathname));
    return () => {
      unmounted.abort();
      unwatch.forEach((end) => {
        end();
      });
    };
  }, [textRef, history]);
}

function linkAt({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(pageLink) : null;
}

type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link in this tab: the main button, without a key for a new tab, a window or a download. */
function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: ClickKeys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
