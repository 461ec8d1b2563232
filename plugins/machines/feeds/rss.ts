import {toHtml} from 'hast-util-to-html';
import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import {lastUpdated, type Entry, type Feed} from './model';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/**
 * A feed as RSS 2.0 (rssboard.org/rss-specification), by the RSS Advisory Board's best practices. It has its own address.
 * `description` holds the summary, `content:encoded` the text, and `dc:creator` the authors, because it needs no e-mail address.
 * Feed readers treat the summary as HTML.
 *
 * @param self absolute address of the feed
 */
export function rss(feed: Feed, self: string): string {
  const {title, description, home, language, rights, entries} = feed;
  return toXml([
    {type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"'},
    x('rss', {version: '2.0', ...namespaces}, [
      x('channel', [
        x('title', title),
        x('link', home),
        x('atom:link', {rel: 'self', type: 'application/rss+xml', href: self}),
        x('description', description),
        x('language', language),
        x('copyright', rights),
        x('lastBuildDate', lastUpdated(feed)?.toUTCString()),
        ...entries.map(item),
      ]),
    ]),
  ]);
}

function item({url, title, description, published, authors, tags, html}: Entry) {
  return x('item', [
    x('title', title),
    x('link', url),
    x('guid', {isPermaLink: 'true'}, url),
    x('pubDate', published.toUTCString()),
    ...authors.map(({name}) => x('dc:creator', name)),
    ...tags.map((tag) => x('category', tag)),
    x('description', toHtml({type: 'text', value: description})),
    x('content:encoded', html),
  ]);
}
