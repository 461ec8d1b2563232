/** A Content-Security-Policy with `trusted-types` must list it. */
const policyName = 'site';

/** Undefined in workers: they have no document, and their HTML parsers take strings. */
const policy =
  'document' in globalThis
    ? window.trustedTypes?.createPolicy(policyName, {createHTML: (html) => html})
    : undefined;

/**
 * Marks a text as trusted HTML, which a policy with Trusted Types requires before it enters the page. It does not change the text,
 * which must come from the build or be sanitised.
 *
 * @returns a TrustedHTML object in browsers with Trusted Types, typed as the string that other browsers take
 */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
