declare module 'spdx-satisfies' {
  /** Whether a licence, an SPDX expression, is among the allowed ones. Throws for an invalid expression. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
