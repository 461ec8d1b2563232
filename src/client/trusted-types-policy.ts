import {trustedTypes} from '../../site/trusted-types';

/** The part of https://www.w3.org/TR/trusted-types/ used here; TypeScript has no types for it yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: typeof defaultRules) => unknown;
}

/**
 * What code without Trusted Types may write into a page: texts without a tag, and JSON. Docusaurus's `<Head>` writes structured data
 * that way. `null` rejects a text.
 */
export const defaultRules = {
  createHTML: (text: string): string | null => (text.includes('<') ? null : text),
  /** Browsers call this even for scripts of a data type. JSON does nothing if it is run. */
  createScript: (text: string): string | null => (isJson(text) ? text : null),
} as const;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

if ('document' in globalThis) {
  (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(
    trustedTypes.default,
    defaultRules,
  );
}
