/** A part of a text that has no equal in MDX. */
interface Note {
  readonly kind: 'note';
  readonly text: string;
}

/** The facts about the old blog that a conversion needs. */
interface OldPaths {
  /** Whether an address is a file of the old blog. */
  readonly hasFile: (url: string) => boolean;
  /** The path of a post, by the name that the generator's tags give it. */
  readonly pathOfPost: (name: string) => string | undefined;
}

/** Turns the Markdown of another generator into MDX that renders the same. */
export function convertBody(
  body: string,
  {hasFile, pathOfPost}: OldPaths,
): {readonly text: string; readonly notes: readonly Note[]} {
  void hasFile;
  void pathOfPost;
  return {text: body, notes: []};
}
