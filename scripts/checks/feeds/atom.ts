import type {Element} from 'xast';
import {checkFeedHtml} from './html';
import {address, atomDate, plainText, twice, unless} from './values';
import {childrenOf, parseXml, repeated, childText} from './xml';

/**
 * Checks Atom 1.0 by the W3C feed validator's rules, as far as this site's feeds can break them.
 *
 * @param location the address that the feed is read at
 * @returns names of the validator's messages, each with what it is about
 */
export function checkAtom(xml: string, location: string, now: Date): string[] {
  const parsed = parseXml(xml);
  if (!parsed.ok) {
    return [`SAXError: ${parsed.reason}`];
  }
  const {root} = parsed;
  if (root.name !== 'feed' || root.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    return [`InvalidNamespace: ${root.name}`];
  }
  const entries = childrenOf(root, 'entry');
  const self = linkOf(root, 'self');
  const updates = entries.map((entry) => childText(entry, 'updated'));
  return [
    ...plainText(childText(root, 'title'), 'MissingTitle'),
    ...address(childText(root, 'id')),
    ...atomDate(childText(root, 'updated'), now),
    ...unless(Boolean(root.attributes['xml:lang']), 'MissingDCLanguage'),
    ...(self === undefined
      ? ['MissingSelf']
      : unless(self === location, 'SelfDoesntMatchLocation', self)),
    ...address(linkOf(root, 'alternate')),
    ...repeated(root, ['entry', 'link']).map((name) => `DuplicateElement: ${name}`),
    ...twice(entries.map((entry) => childText(entry, 'id'))).map((id) => `DuplicateIds: ${id}`),
    ...twice(updates).map((date) => `DuplicateUpdated: ${date}`),
    ...entries.flatMap((entry) => checkEntry(entry, now)),
  ];
}

function checkEntry(entry: Element, now: Date): string[] {
  const [content] = childrenOf(entry, 'content');
  return [
    ...plainText(childText(entry, 'title'), 'MissingTitle'),
    ...unless((childText(entry, 'summary') ?? '').trim() !== '', 'MissingSummary'),
    ...address(childText(entry, 'id')),
    ...address(linkOf(entry, 'alternate')),
    ...atomDate(childText(entry, 'published'), now),
    ...atomDate(childText(entry, 'updated'), now),
    ...unless(childrenOf(entry, 'author').length > 0, 'MissingElement', 'author'),
    ...unless(content?.attributes.type === 'html', 'MissingTypeAttr', 'content'),
    ...childrenOf(entry, 'category').flatMap(({attributes}) =>
      unless(Boolean(attributes.term), 'MissingAttribute', 'term'),
    ),
    ...repeated(entry, ['category', 'author', 'link']).map((name) => `DuplicateElement: ${name}`),
    ...checkFeedHtml(childText(entry, 'content') ?? ''),
  ].map((issue) => `${issue} (${childText(entry, 'id') ?? ''})`);
}

function linkOf(parent: Element, rel: string): string | undefined {
  const link = childrenOf(parent, 'link').find(({attributes}) => attributes.rel === rel);
  return link?.attributes.href ?? undefined;
}
