/** The policies by which scripts of this site make HTML and addresses of scripts: site/hosting.ts allows no others. */
export const trustedTypes = {
  /** HTML: src/lib/trusted-html.ts. */
  site: 'site',
  /** HTML of other pages of the site: packages/speed. */
  speed: 'speed',
  /** The application's scripts: plugins/pages/page-bootstrap. */
  guard: 'guard',
  /** All other scripts and workers: the bundler's runtime. */
  bundler: 'bundler',
  /** What comes as a string: src/client/default-policy.ts. The browser knows this policy by its name. */
  default: 'default',
} as const;
