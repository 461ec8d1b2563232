import {z} from 'zod';

/** What every article has. */
const title = z.string().trim().min(1).meta({
  remedy: 'Write the title of the page as text.',
});

/** Shown in lists, search results, link previews and on the share picture; 20 to 140 characters of plain text. */
const description = z.string().trim().min(20).max(140).meta({
  remedy: 'Write one plain sentence of 20 to 140 characters.',
});

/** Written, but not part of a build. */
const draft = z.boolean().optional().meta({remedy: 'Write true or false.'});

/** Built, but in no list, no search and no sitemap. */
const unlisted = z.boolean().optional().meta({remedy: 'Write true or false.'});

/** A picture to share the page with, in place of the one that the build draws. */
const image = z
  .string()
  .regex(/^(?:\.\/|\/img\/)(?:[\w-]+\/)*[\w-]+\.png$/)
  .optional()
  .meta({
    remedy:
      'Write the place of a PNG of 1200 × 630 pixels: ./name.png beside the article, or /img/name.png in static/.',
  });

/** The day of the last change, where Git's is not the one that readers should see. */
const lastUpdate = z
  .strictObject({date: z.iso.date()})
  .optional()
  .meta({remedy: 'Write `last_update: {date: YYYY-MM-DD}`, or leave it to Git.'});

/** Front matter of a doc (`docs/`). */
export const docSchema = z.strictObject({
  title,
  description,
  image,
  /** The place among its neighbours in the sidebar; the smallest comes first. */
  sidebar_position: z.number().meta({remedy: 'Write a number: the place among its neighbours.'}),
  /** A shorter name for the sidebar. */
  sidebar_label: z.string().trim().min(1).optional().meta({remedy: 'Write a short name as text.'}),
  last_update: lastUpdate,
  draft,
  unlisted,
});

/** Front matter of a post (`blog/`) or a note (`icms/`). */
export const postSchema = z.strictObject({
  title,
  description,
  image,
  /** The last part of the address; it never changes once it is published. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({remedy: 'Use lower-case letters, digits and single hyphens, for example rs485-vs-can.'}),
  /** The day of publication. */
  date: z.iso.date().meta({remedy: 'Write the day as YYYY-MM-DD.'}),
  /** Keys of `blog/authors.yml`. */
  authors: z
    .array(z.string())
    .min(1)
    .meta({remedy: 'Write a list of keys from blog/authors.yml, for example [editors].'}),
  /** Keys of `blog/tags.yml`. */
  tags: z
    .array(z.string())
    .min(1)
    .meta({remedy: 'Write a list of keys from blog/tags.yml, for example [rs485, can].'}),
  last_update: lastUpdate,
  draft,
  unlisted,
});

/** Front matter of a standalone page (`src/pages/`). */
export const pageSchema = z.strictObject({title, description});
