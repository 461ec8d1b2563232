/** The site, which publishes all its articles. */
export interface Site {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Address of the licence of its articles. */
  readonly licence: string;
  readonly logo: string;
}

/** A doc, or what a post has in common with one. */
export interface Article {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** ISO 8601; undefined where nobody knows. */
  readonly modified: string | undefined;
}

export interface Post extends Article {
  /** ISO 8601. */
  readonly published: string;
  readonly authors: readonly Author[];
  readonly tags: readonly string[];
}

/** A role, not a person; its page lists what it wrote. */
interface Author {
  readonly name: string;
  readonly url: string | undefined;
}

export interface Named {
  readonly name: string;
  readonly url: string;
}
