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

declare module 'markdownlint-cli2/markdownlint/promise' {
  interface LintError {
    /** The rule's number, then its other names. */
    readonly ruleNames: readonly string[];
  }

  export function lint(options: {
    readonly strings: Readonly<Record<string, string>>;
    readonly config: object;
  }): Promise<Record<string, LintError[]>>;
}
