/** https://www.w3.org/TR/trusted-types/, as far as it is used here: TypeScript has no types of it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: {readonly createHTML: (html: string) => string},
  ) => {readonly createHTML: (html: string) => unknown};
}

/** A Content-Security-Policy with `trusted-types` has to name it. */
const policyName = 'speed';

const policy =
  'document' in globalThis
    ? (globalThis as {trustedTypes?: TrustedTypes}).trustedTypes?.createPolicy(policyName, {
        createHTML: (html) => html,
      })
    : undefined;

/** Marks the site's own HTML as such for browsers that know Trusted Types. It is typed as what all others accept. */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
