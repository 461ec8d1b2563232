import {trustedTypes} from '../../site/trusted-types';

/**
 * The strings that code without Trusted Types may write into a page: texts without a tag, and JSON. Docusaurus's `<Head>` writes structured data
 * that way. `null` rejects a text.
 */
export const defaultRules = {
  createHTML: (text: string): string | null => (text.includes('<') ? null : text),
  /** Browsers call this even for scripts of a data type. JSON has no effect if it runs. */
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
  // Its types do not know that a rule may return null.
  const rules = defaultRules as unknown as TrustedTypePolicyOptions;
  window.trustedTypes?.createPolicy(trustedTypes.default, rules);
}
