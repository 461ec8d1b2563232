import {workerFile} from './offline';
import {framePath} from './playground';
import {trustedTypes} from './trusted-types';

/** A header that a host sends. */
export interface Header {
  readonly name: string;
  readonly value: string;
  /** It says something about documents alone. A host that can tell them apart sends it with no other file. */
  readonly isForDocuments?: true;
}

/** What holds for some files. Where two rules name the same header, the later one counts. */
export interface HostingRule {
  /** Addresses below the base URL, without a slash before them; `*` at the end stands for all that begin so. */
  readonly paths: readonly string[];
  readonly headers: readonly Header[];
}

/** What a policy names that only a build knows. */
interface PolicyFacts {
  /** The source expressions of the pages' inline scripts: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** The policy of the document in which the playground shows results. */
  readonly framePolicy: string;
  /** The application of Algolia's that is searched, where there is one. */
  readonly algoliaApp: string | undefined;
}

/** What browsers can do that no page of this site asks for. */
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

/** https://hstspreload.org wants a year at least. Other names of the domain are not this site's to decide about. */
const twoYears = 63_072_000;
const revalidated = 'no-cache';
const aDay = 'public, max-age=86400';
/** The address of such a file names its content. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Everything that a host has to say with this site's files, from which the build makes what each kind of host reads
 * (plugins/hosting/host-files): what is decided about headers is decided here.
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
    // Workers are among them, which have a policy of their own, and must be as isolated as the page that starts them.
    {
      paths: ['assets/js/*', workerFile],
      headers: [{name: 'Content-Security-Policy', value: workerPolicy}, isolation],
    },
    // Feeds and previews show them elsewhere, and the playground's frame has no origin.
    {paths: ['assets/images/*', 'img/*'], headers: [usableBy('cross-origin')]},
    {paths: ['img/*'], headers: [caching(aDay)]},
    // Without an origin it is another one's to Firefox, and blocked.
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

function pagePolicy({scriptHashes, algoliaApp}: PolicyFacts): string {
  const searchHosts =
    algoliaApp === undefined
      ? []
      : [`https://${algoliaApp}-dsn.algolia.net`, 'https://*.algolianet.com'];
  return directives({
    // For pages that are fetched ahead by <link rel=prefetch>, which Firefox asks this directive for: all others are named.
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'style-src': "'self'",
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

/** What a document's own element cannot say: who may frame it, and that it is without an origin wherever it is opened. */
function sandboxed(policy: string): string {
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts`;
}

function directives(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
