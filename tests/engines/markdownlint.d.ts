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
