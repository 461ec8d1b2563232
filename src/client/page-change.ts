import type {ClientModule} from '@docusaurus/types';
import {keepLatest} from './keep-latest';
import {focusAt} from './focus-at';

/*
 * A navigation within the site loads no document, so that a browser does none of what it does when one is
 * loaded: this module does it. The focus goes where the view goes, which is to the page's content, or to the
 * place that the address names; and a live region says the new page's title, in its language. Back and
 * Forward return to the link that was followed from there. The view is never scrolled here.
 */
type Locations = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const unscrolled = {preventScroll: true};

/** By history entry: which of the page's links was followed, and where it led. */
const followed = new Map<string, {readonly index: number; readonly href: string}>();

/** No browser goes back further. */
const mostFollowed = 50;

let announcer: HTMLElement | undefined;

/** The next page is wanted, and this one still shown. */
export function onRouteUpdate({previousLocation}: Locations): void {
  const {activeElement} = document;
  if (previousLocation && activeElement instanceof HTMLAnchorElement) {
    const index = [...document.links].indexOf(activeElement);
    const link = {index, href: activeElement.href};
    keepLatest(followed, entryOf(previousLocation), link, mostFollowed);
  }
}

/** The page is shown, and scrolled. */
export function onRouteDidUpdate({location, previousLocation}: Locations): void {
  if (!previousLocation) {
    announcer = createAnnouncer();
    return;
  }
  const isNewPage = location.pathname !== previousLocation.pathname;
  if (!isNewPage && !location.key) {
    return; // a link to an anchor of the same page, which the browser itself has followed
  }
  if (isNewPage) {
    announce(document.querySelector('h1'));
  }
  const target =
    namedBy(location.hash) ??
    (isNewPage ? (followedFrom(location) ?? document.querySelector('main')) : null);
  if (!target?.contains(document.activeElement)) {
    focusAt(target, unscrolled);
  }
}

function createAnnouncer(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'sr-only';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

function announce(heading: HTMLElement | null): void {
  if (heading && announcer) {
    announcer.lang = heading.closest<HTMLElement>('[lang]')?.lang ?? '';
    announcer.textContent = heading.textContent;
  }
}

function namedBy(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** The first entry, and those of anchors, have no key. */
function entryOf({key = '', pathname}: Locations['location']): string {
  return key + pathname;
}

function followedFrom(location: Locations['location']): HTMLElement | undefined {
  const {index = -1, href} = followed.get(entryOf(location)) ?? {};
  const link = document.links[index];
  return link?.href === href ? link : undefined;
}
