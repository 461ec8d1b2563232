declare module 'spdx-satisfies' {
  /** Whether a licence, an SPDX expression, is met by one of those that are allowed. Throws where it is none. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
