import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import {lastUpdated, type Entry, type Feed} from './model';

/**
 * A feed as Atom 1.0 (RFC 4287), with its own address and its language.
 *
 * @param self absolute address of the feed
 */
export function atom(feed: Feed, self: string): string {
  const {title, description, home, language, rights, entries} = feed;
  return toXml([
    {type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"'},
    x('feed', {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language}, [
      x('id', home),
      x('title', title),
      x('subtitle', description),
      x('link', {rel: 'alternate', type: 'text/html', href: home}),
      x('link', {rel: 'self', type: 'application/atom+xml', href: self}),
      x('updated', lastUpdated(feed)?.toISOString()),
      x('rights', rights),
      ...entries.map(entry),
    ]),
  ]);
}

function entry({url, title, description, published, updated, authors, tags, html}: Entry) {
  return x('entry', [
    x('id', url),
    x('title', title),
    x('link', {rel: 'alternate', type: 'text/html', href: url}),
    x('published', published.toISOString()),
    x('updated', updated.toISOString()),
    ...authors.map((author) =>
      x('author', [x('name', author.name), ...(author.url ? [x('uri', author.url)] : [])]),
    ),
    ...tags.map((tag) => x('category', {term: tag})),
    x('summary', description),
    x('content', {type: 'html'}, html),
  ]);
}
