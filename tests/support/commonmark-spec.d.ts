declare module 'commonmark-spec' {
  interface Example {
    /** With `→` in place of tabs, like `html`. */
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }

  /** The specification's source, and its examples. */
  const specification: {readonly text: string; readonly tests: readonly Example[]};
  export = specification;
}
