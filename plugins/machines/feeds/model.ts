/** The facts of a feed, in any format. All addresses are absolute and encoded. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Address of the blog's page. */
  readonly home: string;
  /** BCP 47, of the entries. */
  readonly language: string;
  /** Licence of the entries. */
  readonly rights: string;
  /** Latest first. */
  readonly entries: readonly Entry[];
}

/** A post, in full. */
export interface Entry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  /** The last change that readers should know about, by its author; not the last commit of its file. */
  readonly updated: Date;
  readonly authors: readonly {readonly name: string; readonly url: string | undefined}[];
  readonly tags: readonly string[];
  /** HTML that needs no style sheet and no script. */
  readonly html: string;
}

/** The date of the latest change, so that the same entries give the same feed; undefined without entries. */
export function lastUpdated({entries}: Feed): Date | undefined {
  return entries
    .map(({updated}) => updated)
    .reduce<Date | undefined>((last, date) => (last && last >= date ? last : date), undefined);
}
