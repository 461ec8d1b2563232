import {workerFile} from './offline';
import {framePath} from './playground';
import {trustedTypes} from './trusted-types';

/** A header that a host sends. */
export interface Header {
  readonly name: string;
  readonly value: string;
  /** The header concerns documents only. A host that can tell documents apart sends it with no other file. */
  readonly isForDocuments?: true;
}

/** Headers for some files. If two rules name the same header, the later one counts. */
export interface HostingRule {
  /** Addresses below the base URL, without a leading slash. A final `*` matches every continuation. */
  readonly paths: readonly string[];
  readonly headers: readonly Header[];
}

/** Facts for the policy that only a build knows. */
interface PolicyFacts {
  /** The source expressions of the pages' inline scripts: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The policy of the document in which the playground shows results. */
  readonly framePolicy: string;
  /** The source expressions of that document's script and style sheet. Without a network, the page writes the document, which inherits the page's policy. */
  readonly frameHashes: {readonly script: string; readonly style: string};
  /** The id of the Algolia application, if the site uses one. */
  readonly algoliaApp: string | undefined;
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
  const isForDocuments = true;
  const caching = (value: string) => ({name: 'Cache-Control', value});
  const policy = (value: string) =>
    ({name: 'Content-Security-Policy', value, isForDocuments}) as const;
  const usableBy = (value: string) => ({name: 'Cross-Origin-Resource-Policy', value});
  const isolation = {name: 'Cross-Origin-Embedder-Policy', value: 'require-corp'};
  return [
    {
      paths: ['*'],
      headers: [
        {name: 'Strict-Transport-Security', value: `max-age=${twoYears}`},
        {name: 'X-Content-Type-Options', value: 'nosniff'},
        policy(pagePolicy(facts)),
        {...isolation, isForDocuments},
        {name: 'Cross-Origin-Opener-Policy', value: 'same-origin', isForDocuments},
        {
          name: 'Permissions-Policy',
          value: unusedFeatures.map((feature) => `${feature}=()`).join(', '),
          isForDocuments,
        },
        {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin', isForDocuments},
        usableBy('same-origin'),
        caching(revalidated),
      ],
    },
    {paths: ['assets/*', 'search-index/*'], headers: [caching(immutable)]},
    {paths: ['search-index/first.json'], headers: [caching(revalidated)]},
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
      headers: [policy(sandboxed(facts.framePolicy)), usableBy('cross-origin')],
    },
  ];
}

const workerPolicy = directives({
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
});

function pagePolicy({scriptHashes, frameHashes, algoliaApp}: PolicyFacts): string {
  const searchHosts =
    algoliaApp === undefined
      ? []
      : [`https://${algoliaApp}-dsn.algolia.net`, 'https://*.algolianet.com'];
  return directives({
    // Firefox applies this directive to <link rel=prefetch>. All other directives are listed.
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes, frameHashes.script].join(' '),
    'style-src': `'self' ${frameHashes.style}`,
    'img-src': "'self' data:", // Infima's style sheet has pictures in it
    'font-src': "'self'",
    'connect-src': ["'self'", ...searchHosts].join(' '),
    'worker-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': Object.values(trustedTypes).join(' '),
  });
}

/** Adds what a `<meta>` policy cannot contain: allowed parents, and a sandbox without an origin. */
function sandboxed(policy: string): string {
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts`;
}

function directives(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
