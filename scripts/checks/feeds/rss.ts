import type {Element} from 'xast';
import {checkFeedHtml} from './html';
import {address, plainText, rssDate, twice, unless} from './values';
import {childrenOf, parseXml, repeated, childText} from './xml';

/**
 * Checks RSS 2.0 by the W3C feed validator's rules, as far as this site's feeds can break them.
 *
 * @param location the address that the feed is read at
 * @returns names of the validator's messages, each with what it is about
 */
export function checkRss(xml: string, location: string, now: Date): string[] {
  const parsed = parseXml(xml);
  if (!parsed.ok) {
    return [`SAXError: ${parsed.reason}`];
  }
  const {root} = parsed;
  const [channel] = childrenOf(root, 'channel');
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) {
    return [`InvalidRSSVersion: ${root.name}`];
  }
  const items = childrenOf(channel, 'item');
  return [
    ...plainText(childText(channel, 'title'), 'MissingTitle'),
    ...plainText(childText(channel, 'description'), 'MissingDescription'),
    ...address(childText(channel, 'link')),
    ...rssDate(childText(channel, 'lastBuildDate'), now),
    ...unless(
      /^[a-z]{2}(?:-[A-Z]{2})?$/.test(childText(channel, 'language') ?? ''),
      'MissingDCLanguage',
    ),
    ...selfLink(channel, location),
    ...repeated(channel, ['item', 'atom:link']).map((name) => `DuplicateElement: ${name}`),
    ...twice(items.map((item) => childText(item, 'guid'))).map((id) => `DuplicateIds: ${id}`),
    ...items.flatMap((item) => checkItem(item, now)),
  ];
}

function checkItem(item: Element, now: Date): string[] {
  const [guid] = childrenOf(item, 'guid');
  const isOrdered =
    item.children.findIndex(isNamed('description')) <
    item.children.findIndex(isNamed('content:encoded'));
  return [
    ...plainText(childText(item, 'title'), 'MissingTitle'),
    ...unless((childText(item, 'description') ?? '').trim() !== '', 'MissingDescription'),
    ...address(childText(item, 'link')),
    ...unless(guid !== undefined, 'MissingGuid'),
    ...(guid?.attributes.isPermaLink === 'false'
      ? []
      : unless(childText(item, 'guid') === childText(item, 'link'), 'InvalidHttpGUID')),
    ...rssDate(childText(item, 'pubDate'), now),
    ...unless(isOrdered, 'NeedDescriptionBeforeContent'),
    ...repeated(item, ['category', 'dc:creator']).map((name) => `DuplicateElement: ${name}`),
    ...checkFeedHtml(childText(item, 'content:encoded') ?? ''),
  ].map((issue) => `${issue} (${childText(item, 'link') ?? ''})`);
}

function selfLink(channel: Element, location: string): string[] {
  const self = childrenOf(channel, 'atom:link').find(({attributes}) => attributes.rel === 'self');
  const href = self?.attributes.href ?? undefined;
  return self === undefined
    ? ['MissingAtomSelfLink']
    : unless(href === location, 'SelfDoesntMatchLocation', href);
}

function isNamed(name: string) {
  return (node: Element['children'][number]) => node.type === 'element' && node.name === name;
}
