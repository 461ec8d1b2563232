/** The Trusted Types policies of this site's scripts. site/hosting.ts allows no others. */
export const trustedTypes = {
  /** HTML: packages/ui. */
  site: 'site',
  /** HTML of other pages: packages/speed. */
  speed: 'speed',
  /** The application's scripts: plugins/pages/page-bootstrap. */
  guard: 'guard',
  /** All other scripts and workers: the bundler's runtime. */
  bundler: 'bundler',
  /** Plain strings: src/client/trusted-types-policy.ts. Browsers know this policy by its name. */
  default: 'default',
} as const;
