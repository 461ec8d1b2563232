import type {Feed} from './model';

/**
 * A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1).
 *
 * @param self absolute address of the feed
 */
export function json(feed: Feed, self: string): string {
  const {title, description, home, language, entries} = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language,
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.description,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      authors: entry.authors,
      tags: entry.tags,
    })),
  });
}
