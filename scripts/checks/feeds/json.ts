import {z} from 'zod';
import {checkFeedHtml} from './html';
import {atomDate, isAddress, plainText, twice, unless} from './values';

const address = z.string().refine(isAddress, 'It is no absolute, encoded address.');
const text = z
  .string()
  .refine((value) => plainText(value, '').length === 0, 'It is blank, or contains markup.');
const author = z.strictObject({name: text, url: address.optional()});

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), with what is optional there and promised here. */
const schema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: address,
  feed_url: address,
  description: text,
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  items: z.array(
    z.strictObject({
      id: address,
      url: address,
      title: text,
      summary: z.string().trim().min(1),
      content_html: z.string(),
      date_published: z.string(),
      date_modified: z.string(),
      authors: z.array(author).min(1),
      tags: z.array(text),
    }),
  ),
});

/**
 * Checks a JSON Feed against its specification, its entries as those of the other feeds.
 *
 * @param location the address that the feed is read at
 */
export function checkJsonFeed(json: string, location: string, now: Date): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ['It is no JSON.'];
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    return result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
  }
  const {feed_url: self, items} = result.data;
  return [
    ...unless(self === location, 'SelfDoesntMatchLocation', self),
    ...twice(items.map(({id}) => id)).map((id) => `DuplicateIds: ${id}`),
    ...items.flatMap((item) =>
      [
        ...atomDate(item.date_published, now),
        ...atomDate(item.date_modified, now),
        ...checkFeedHtml(item.content_html),
      ].map((issue) => `${issue} (${item.id})`),
    ),
  ];
}
