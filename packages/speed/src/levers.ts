/** A lever: code on the private interfaces of a framework, which makes pages smaller or builds faster and does nothing else. */
export interface Lever {
  /** What it saves, and the command that measures it. */
  readonly saves: string;
  /** The private interfaces that it stands on. */
  readonly touches: string;
  /** The packages that have them, with the beginnings of the versions with which the whole contract was tested. */
  readonly proved: Readonly<Record<string, readonly string[]>>;
}

const docusaurus = {'@docusaurus/core': ['3.10.']};
const bundler = {...docusaurus, '@rspack/core': ['1.7.']};
const router = {...docusaurus, 'react-router-dom': ['5.3.'], 'react-router-config': ['5.1.']};
const theme = {...docusaurus, '@docusaurus/theme-classic': ['3.10.']};

/**
 * All levers, by the names that `SPEED` takes. Figures are bytes after Brotli 11 of `/docs/intro` of the Markdown site (132.7 KB in all),
 * which grow by so much without the lever, unless they say something else.
 */
export const levers = {
  'route-table': {
    saves: '8.3 KB; 29 KB in a site of 500 docs (npm run bench:weight)',
    touches:
      'generated routes and registry, client/preload and client/docusaurus, the runtime of Rspack',
    proved: {...bundler, 'react-router-config': ['5.1.']},
  },
  'static-articles': {
    saves: '10 to 33 KB, by the length of the article (npm run bench:weight)',
    touches: 'the code that MDX writes',
    proved: {...docusaurus, '@mdx-js/mdx': ['3.1.']},
  },
  'split-sidebars': {
    saves: '1.4 KB; 36 KB in a site of 525 docs (npm run bench:weight)',
    touches: 'props of the routes of plugin-content-docs',
    proved: theme,
  },
  router: {
    saves: '6.4 KB (npm run bench:weight)',
    touches: 'what Docusaurus uses of react-router, and its Link',
    proved: router,
  },
  head: {
    saves: '4.0 KB (npm run bench:weight)',
    touches: 'what Docusaurus uses of react-helmet-async',
    proved: docusaurus,
  },
  'date-format': {
    saves: '10 to 12 ms of the first page with a date (npm run bench:pages)',
    touches: 'theme-common/utils/IntlUtils; for sites in English alone',
    proved: docusaurus,
  },
  tslib: {
    saves: '3.4 KB (npm run bench:weight)',
    touches: 'the one helper that Docusaurus imports of tslib',
    proved: docusaurus,
  },
  'idle-parts': {
    saves: '4.0 KB (npm run bench:weight)',
    touches: 'the files of the parts of theme-classic',
    proved: theme,
  },
  'page-config': {
    saves: '1.8 KB (npm run bench:weight)',
    touches: 'the generated configuration and metadata',
    proved: docusaurus,
  },
  'plain-han': {
    saves: '1 KB (npm run bench:weight)',
    touches: 'the class name of the minimizer',
    proved: bundler,
  },
  'style-sheets': {
    saves: '8.9 KB (npm run bench:weight)',
    touches: 'the order of cache groups and assets of Rspack',
    proved: bundler,
  },
  'module-cache': {
    saves: '65 % of the processor time of a warm build (npm run bench:build)',
    touches: 'experiments.cache of Rspack',
    proved: bundler,
  },
  'edits-first': {
    saves:
      'the time in which npm start reads all docs, before it shows an edit (npm run bench:start)',
    touches: 'that plugin-content-docs can be called',
    proved: docusaurus,
  },
} as const satisfies Readonly<Record<string, Lever>>;

/** The name of a lever. */
export type LeverName = keyof typeof levers;
