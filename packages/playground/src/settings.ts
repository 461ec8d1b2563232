/** Facts of the site, in `@generated/playground/default/settings.json`. */
export interface Settings {
  /** Path of the page with the playground, below the base URL. */
  readonly path: string;
  /** Path of the document that shows results, below the base URL. */
  readonly framePath: string;
  /** Sizes in pixels of the site's own pictures, by path. Results show no other pictures. */
  readonly pictures: Readonly<Record<string, {readonly width: number; readonly height: number}>>;
  /** By the id of a rule, the address of a page that explains it. */
  readonly readMore: Readonly<Record<string, string>>;
}
