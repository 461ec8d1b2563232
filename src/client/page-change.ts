import type {ClientModule} from '@docusaurus/types';
import {setAndEvict} from './set-and-evict';
import {elementOfHash} from './element-of-hash';
import {focusAt} from '@markdown-zh/ui/focus-at';

/*
 * A navigation within the site loads no document, so this module does what a browser does on a load. It moves
 * the focus to the page's content, or to the element that the hash names. A live region announces the new
 * page's title, in its language. Back and Forward return the focus to the link that was followed. This module
 * never scrolls.
 */
type Locations = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const withoutScroll = {preventScroll: true};

/** The link followed from each history entry: its index in the page, and its address. */
const followed = new Map<string, {readonly index: number; readonly href: string}>();

/** No browser goes back further. */
const maxFollowed = 50;

let announcer: HTMLElement | undefined;

/** Called when a navigation begins; the current page is still shown. */
export function onRouteUpdate({previousLocation}: Locations): void {
  const {activeElement} = document;
  if (previousLocation && activeElement instanceof HTMLAnchorElement) {
    const index = [...document.links].indexOf(activeElement);
    const link = {index, href: activeElement.href};
    setAndEvict(followed, entryOf(previousLocation), link, maxFollowed);
  }
}

/** Called when the next page is shown and scrolled. */
export function onRouteDidUpdate({location, previousLocation}: Locations): void {
  if (!previousLocation) {
    announcer = createAnnouncer();
    return;
  }
  const isNewPage = location.pathname !== previousLocation.pathname;
  if (!isNewPage && !location.key) {
    return; // an anchor of the same page: the browser has moved the focus
  }
  if (isNewPage) {
    announce(document.querySelector('h1'));
  }
  const target =
    elementOfHash(location.hash) ??
    (isNewPage ? (followedFrom(location) ?? document.querySelector('main')) : null);
  if (!target?.contains(document.activeElement)) {
    focusAt(target, withoutScroll);
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

/** The first history entry, and entries of anchors, have no key. */
function entryOf({key = '', pathname}: Locations['location']): string {
  return key + pathname;
}

function followedFrom(location: Locations['location']): HTMLElement | undefined {
  const {index = -1, href} = followed.get(entryOf(location)) ?? {};
  const link = document.links[index];
  return link?.href === href ? link : undefined;
}
