import {trustedTypes} from '../../site/trusted-types';

/** https://www.w3.org/TR/trusted-types/, as far as it is used here: TypeScript has no types of it yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: typeof defaultRules) => unknown;
}

/**
 * What code that knows no Trusted Types may put into a page: texts without a tag, and data. `<Head>` of Docusaurus writes structured data
 * so. `null` refuses a text.
 */
export const defaultRules = {
  createHTML: (text: string): string | null => (text.includes('<') ? null : text),
  /** Browsers ask even for a script whose type is none of code. JSON does nothing where it is run. */
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
