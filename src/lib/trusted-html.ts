import {trustedTypes} from '../../site/trusted-types';

/** https://www.w3.org/TR/trusted-types/, as far as it is used here: TypeScript has no types of it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {readonly createHTML: (html: string) => string},
  ) => {readonly createHTML: (html: string) => unknown};
}

/** Workers have no page, and parse HTML by code that wants strings. */
const policy =
  'document' in globalThis
    ? (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(trustedTypes.site, {
        createHTML: (html) => html,
      })
    : undefined;

/**
 * Says that a text may become HTML of the page, which the site's policy wants to be told wherever that happens. It changes
 * nothing: the text has to be the build's own, or sanitised.
 *
 * @returns what browsers that know Trusted Types accept as such; it is typed as what all others accept
 */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
