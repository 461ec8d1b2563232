/** What a feed says about itself, whatever its format. All addresses are absolute and encoded. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Address of the page whose entries these are. */
  readonly home: string;
  /** BCP 47, of the entries. */
  readonly language: string;
  /** Who may do what with the entries. */
  readonly rights: string;
  /** The newest first. */
  readonly entries: readonly Entry[];
}

/** A post, in full. */
export interface Entry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  /** When its author last changed something that readers should know of; not when its file was last touched. */
  readonly updated: Date;
  readonly authors: readonly {readonly name: string; readonly url: string | undefined}[];
  readonly tags: readonly string[];
  /** HTML that needs neither a style sheet nor a script. */
  readonly html: string;
}

/** When anything in a feed last changed, so that the same entries give the same feed; undefined when it has none. */
export function lastUpdated({entries}: Feed): Date | undefined {
  return entries
    .map(({updated}) => updated)
    .reduce<Date | undefined>((last, date) => (last && last >= date ? last : date), undefined);
}
