/** The author's answers so far. */
export interface Answers {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly authors?: readonly string[] | undefined;
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** The folder below `docs/` for a doc; empty for `docs/` itself. */
  readonly section?: string | undefined;
  /** The number of a lesson. */
  readonly position?: string | undefined;
}
