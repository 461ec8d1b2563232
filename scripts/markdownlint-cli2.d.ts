declare module 'markdownlint-cli2' {
  /** Runs the tool as its command does; its findings go to `logError`, a line each. */
  export function main(parameters: {
    readonly argv: readonly string[];
    readonly directory?: string;
    readonly logMessage?: (message: string) => void;
    readonly logError?: (message: string) => void;
  }): Promise<number>;
}
