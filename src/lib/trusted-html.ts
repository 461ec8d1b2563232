import {trustedTypes} from '../../site/trusted-types';

/** The part of https://www.w3.org/TR/trusted-types/ used here; TypeScript has no types for it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {readonly createHTML: (html: string) => string},
  ) => {readonly createHTML: (html: string) => unknown};
}

/** Undefined in workers: they have no document, and their HTML parsers take strings. */
const policy =
  'document' in globalThis
    ? (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(trustedTypes.site, {
        createHTML: (html) => html,
      })
    : undefined;

/**
 * Marks a text as trusted HTML, which the site's policy requires before it enters the page. It changes nothing: the text
 * must come from the build or be sanitised.
 *
 * @returns a TrustedHTML object in browsers with Trusted Types, typed as the string that other browsers take
 */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
