import type {PageHead} from './head';

/** The text of a share picture. */
export interface Card {
  readonly title: string;
  /** The page's category or blog. */
  readonly section: string | undefined;
  readonly description: string | undefined;
  /** Day of publication and tags. */
  readonly details: readonly string[];
}

export interface SiteNames {
  readonly title: string;
  /** The delimiter between a page's title and the site's. */
  readonly delimiter: string;
}

const maxDetails = 5;

/** Emoji, of any number of code points, with the space before them. `©` and single digits do not count. */
const emoji =
  /(?:(?<!\s)\s+)?(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier}|\u200D)+/gu;

/**
 * The text of a page's picture, from the page's head, without emoji. Emoji are colour pictures, which would need a font of
 * several megabytes.
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

/** All different characters of the cards, without spaces. */
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

/** The card without some characters. */
export function without(card: Card, characters: ReadonlySet<string>): Card {
  const rest = (text: string) =>
    Array.from(text)
      .filter((character) => !characters.has(character))
      .join('')
      .trim();
  return {
    title: rest(card.title),
    section: card.section && rest(card.section),
    description: card.description && rest(card.description),
    details: card.details.map(rest).filter((detail) => detail !== ''),
  };
}
