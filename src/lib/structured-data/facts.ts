/** The site, which publishes all its articles. */
export interface Site {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Address of its articles' licence. */
  readonly licence: string;
  readonly logo: string;
}

/** A doc; a post extends it. */
export interface Article {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** ISO 8601; undefined if unknown. */
  readonly modified: string | undefined;
}

export interface Post extends Article {
  /** ISO 8601. */
  readonly published: string;
  readonly authors: readonly Author[];
  readonly tags: readonly string[];
}

/** A role, not a person; its page lists its posts. */
interface Author {
  readonly name: string;
  readonly url: string | undefined;
}

export interface Named {
  readonly name: string;
  readonly url: string;
}
