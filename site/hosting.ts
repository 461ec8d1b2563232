import {feedFiles} from './blogs';
import {workerFile} from './offline';
import {framePath} from './playground';
import {trustedTypes} from './trusted-types';

/** A header that a host sends. */
export interface Header {
  readonly name: string;
  readonly value: string;
  /**
   * The header concerns pages (HTML) alone, or all other files. A host that cannot tell them apart sends those for pages with each file,
   * and leaves the others out.
   */
  readonly isFor?: 'pages' | 'files';
}

/** Headers for some files. If two rules name the same header, the later one counts. */
export interface HostingRule {
  /** Addresses below the base URL, without a leading slash. A final `*` matches every continuation. */
  readonly paths: readonly string[];
  readonly headers: readonly Header[];
}

/** Facts for the policy that only a build knows. */
export interface PolicyFacts {
  /** The source expressions of the pages' inline scripts: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The policy of the document in which the playground shows results. */
  readonly framePolicy: string;
  /** The source expressions of that document's script and style sheet. Without a network, the page writes the document, which inherits the page's policy. */
  readonly frameHashes: {readonly script: string; readonly style: string};
  /** The id of the Algolia application, if the site uses one. */
  readonly algoliaApp: string | undefined;
  /** The address that gets reports of violations, if the owner names one (site/identity.ts). */
  readonly reportAddress: string | undefined;
}

/** Browser features that no page of this site uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** https://hstspreload.org requires at least a year. This site does not decide about other names of the domain. */
const twoYears = 63_072_000;
const revalidated = 'no-cache';
const aDay = 'public, max-age=86400';
/** For files whose address contains a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * All headers of this site. plugins/hosting/host-files writes them in the format of each host.
 */
export function hostingRules(facts: PolicyFacts): readonly HostingRule[] {
  const isFor = 'pages';
  const caching = (value: string) => ({name: 'Cache-Control', value});
  const policy = (value: string) => ({name: 'Content-Security-Policy', value}) as const;
  const usableBy = (value: string) => ({name: 'Cross-Origin-Resource-Policy', value});
  const isolation = {name: 'Cross-Origin-Embedder-Policy', value: 'require-corp'};
  return [
    {
      paths: ['*'],
      headers: [
        {name: 'Strict-Transport-Security', value: `max-age=${twoYears}`},
        {name: 'X-Content-Type-Options', value: 'nosniff'},
        {...policy(headerPolicy(facts)), isFor},
        {...policy(filePolicy), isFor: 'files'},
        ...reportingEndpoints(facts),
        {...isolation, isFor},
        {name: 'Cross-Origin-Opener-Policy', value: 'same-origin', isFor},
        {
          name: 'Permissions-Policy',
          value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
          isFor,
        },
        {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin', isFor},
        usableBy('same-origin'),
        caching(revalidated),
      ],
    },
    {paths: ['assets/*', 'search-index/*'], headers: [caching(immutable)]},
    {paths: ['search-index/first.json'], headers: [caching(revalidated)]},
    // Content may bring files of any type into these folders. The other files are machine-readable documents of the site.
    {paths: [...fileFolders, 'sitemap.xml', ...feedFiles], headers: [policy(filePolicy)]},
    // These include workers, which have their own policy, and must be as isolated as the page that starts them.
    {
      paths: ['assets/js/*', workerFile],
      headers: [{name: 'Content-Security-Policy', value: workerPolicy}, isolation],
    },
    // Feeds and previews show pictures on other sites, and the playground's frame has no origin.
    {paths: ['assets/images/*', 'img/*'], headers: [usableBy('cross-origin')]},
    {paths: ['img/*'], headers: [caching(aDay)]},
    // The frame has no origin, so Firefox treats its document as cross-origin and blocks it otherwise.
    {
      paths: [framePath],
      headers: [{...policy(sandboxed(facts.framePolicy)), isFor}, usableBy('cross-origin')],
    },
  ];
}

/** Folders without pages of the site. Hosts that know no types tell them apart by their paths. */
const fileFolders = ['assets/*', 'search-index/*', 'img/*'] as const;

/**
 * The policy of every file that is not a page. Browsers also show SVG, XML, XHTML and PDF as documents, with scripts. This policy is the one
 * that GitHub sends with files of its users: styles apply, scripts do not run, and the document has no origin.
 */
const filePolicy = directives({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'frame-ancestors': "'none'",
  sandbox: '',
});

const workerPolicy = directives({
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
});

/** The name of the reporting endpoint in headers. */
const endpoint = 'policy';

/** Names the address that gets reports. Browsers without Reporting-Endpoints read `report-uri`. */
function reportingEndpoints({reportAddress}: PolicyFacts): Header[] {
  return reportAddress === undefined
    ? []
    : [{name: 'Reporting-Endpoints', value: `${endpoint}="${reportAddress}"`, isFor: 'pages'}];
}

function headerPolicy(facts: PolicyFacts): string {
  const {reportAddress} = facts;
  return directives({
    ...pageDirectives(facts),
    'frame-ancestors': "'none'",
    ...(reportAddress !== undefined && {'report-uri': reportAddress, 'report-to': endpoint}),
  });
}

/**
 * The policy that a page contains, for hosts that send no headers. A `<meta>` takes neither `frame-ancestors` nor reports
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy). If the host sends its own policy,
 * both apply, and have the same sources.
 */
export function metaPolicy(facts: PolicyFacts): string {
  return directives(pageDirectives(facts));
}

/** The policy of a page that redirects: its one script. */
export function redirectPolicy(scriptHash: string): string {
  return directives({
    'default-src': "'none'",
    'script-src': scriptHash,
    'base-uri': "'none'",
    'form-action': "'none'",
  });
}

function pageDirectives(facts: PolicyFacts): Readonly<Record<string, string>> {
  const {scriptHashes, frameHashes, algoliaApp, reportAddress} = facts;
  const searchHosts =
    algoliaApp === undefined
      ? []
      : [`https://${algoliaApp}-dsn.algolia.net`, 'https://*.algolianet.com'];
  const reports = reportAddress === undefined ? [] : [reportAddress];
  return {
    // Firefox applies this directive to <link rel=prefetch>. All other directives are listed.
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes, frameHashes.script].join(' '),
    'style-src': `'self' ${frameHashes.style}`,
    'img-src': "'self' data:", // Infima's style sheet has pictures in it
    'font-src': "'self'",
    'connect-src': ["'self'", ...searchHosts, ...reports].join(' '),
    'worker-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': Object.values(trustedTypes).join(' '),
  };
}

/** Adds what a `<meta>` policy cannot contain: allowed parents, and a sandbox without an origin. */
function sandboxed(policy: string): string {
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts`;
}

function directives(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`.trimEnd())
    .join('; ');
}
