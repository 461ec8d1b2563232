import type {PageHead} from './head';

/** What a share picture says. */
export interface Card {
  readonly title: string;
  /** Where the page stands: its category or blog. */
  readonly section: string | undefined;
  readonly description: string | undefined;
  /** Day of publication and tags. */
  readonly details: readonly string[];
}

export interface SiteNames {
  readonly title: string;
  /** Stands between a page's title and the site's. */
  readonly delimiter: string;
}

const maxDetails = 5;

/** Emoji, of however many code points, and the space before them. `©` and digits by themselves are none. */
const emoji =
  /\s*(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier}|\u200D)+/gu;

/**
 * Takes the text of a page's picture from what its head says to machines, without emoji: they are colour pictures of
 * their own, for which a font of several megabytes would be needed.
 */
export function cardOf(head: PageHead, site: SiteNames): Card {
  const plain = (text: string) => text.replace(emoji, '').trim();
  const [title = '', ...names] = head.title.split(` ${site.delimiter} `);
  const [blog] = names.filter((name) => name !== site.title);
  const crumb = head.breadcrumbs.at(-2);
  return {
    title: plain(title),
    section: crumb ?? head.partOf ?? blog,
    description: head.description && plain(head.description),
    details: [...(head.published ? [head.published.slice(0, 10)] : []), ...head.tags].slice(
      0,
      maxDetails,
    ),
  };
}

/** Every character that a card shows, each once, without spaces. */
export function charactersOf(cards: readonly Card[]): string[] {
  const texts = cards.flatMap(({title, section, description, details}) => [
    title,
    section ?? '',
    description ?? '',
    ...details,
  ]);
  return [...new Set(texts.flatMap((text) => Array.from(text)))]
    .filter((c) => !/\s/u.test(c))
    .sort();
}
