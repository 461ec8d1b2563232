declare module 'markdownlint-cli2' {
  /** Runs the tool as its command does; its findings go to `logError`, a line each. */
  export function main(parameters: {
    readonly argv: readonly string[];
    readonly directory?: string;
    readonly logMessage?: (message: string) => void;
    readonly logError?: (message: string) => void;
  }): Promise<number>;
}

declare module 'spdx-satisfies' {
  /** Whether a licence, an SPDX expression, is among the allowed ones. Throws for an invalid expression. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}

declare module 'vnu-jar' {
  /** The path of the checker's jar file. */
  const path: string;
  export default path;
}
