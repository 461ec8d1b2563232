/**
 * A lever: code that uses private interfaces of a framework to make pages smaller or builds faster, and does nothing else.
 */
export interface Lever {
  /**
   * Its saving, and how that was measured. The figures are older than this package: they were measured when the levers were
   * plugins.
   */
  readonly saves: string;
  /** The private interfaces that it uses. */
  readonly touches: string;
  /** The packages of these interfaces, with prefixes of the versions that passed the whole contract. */
  readonly tested: Readonly<Record<string, readonly string[]>>;
}

const docusaurus = {'@docusaurus/core': ['3.10.']};
const bundler = {...docusaurus, '@rspack/core': ['1.7.']};
const theme = {...docusaurus, '@docusaurus/theme-classic': ['3.10.']};

/**
 * All levers, by their names in `SPEED`. A figure without a note is the growth of the Markdown site's `/docs/intro` without the lever. It
 * counts bytes after Brotli 11 (132.7 KB in all).
 */
export const levers = {
  'route-table': {
    saves: '8.3 KB; 29 KB in a site of 500 docs (npm run bench -- weight)',
    touches:
      'generated routes and registry, client/preload and client/docusaurus, the runtime of Rspack',
    tested: {...bundler, 'react-router-config': ['5.1.']},
  },
  'static-articles': {
    saves: '10 to 33 KB, by the length of the article (npm run bench -- weight)',
    touches: 'the code that MDX writes',
    tested: {...docusaurus, '@mdx-js/mdx': ['3.1.']},
  },
  'split-sidebars': {
    saves: '1.4 KB; 36 KB in a site of 525 docs (npm run bench -- weight)',
    touches: 'props of the routes of plugin-content-docs',
    tested: theme,
  },
  'date-format': {
    saves: '10 to 12 ms of the first page with a date (npm run bench -- pages)',
    touches: 'theme-common/utils/IntlUtils; for sites in English alone',
    tested: docusaurus,
  },
  tslib: {
    saves: '3.4 KB (a build with SPEED=-name, compared)',
    touches: 'the one helper that Docusaurus imports of tslib',
    tested: docusaurus,
  },
  'unused-parts': {
    saves: '4.0 KB (a build with SPEED=-name, compared)',
    touches: 'the files of the parts of theme-classic',
    tested: theme,
  },
  'page-config': {
    saves: '1.8 KB (a build with SPEED=-name, compared)',
    touches: 'the generated configuration and metadata',
    tested: docusaurus,
  },
  'unescaped-han': {
    saves: '1 KB (a build with SPEED=-name, compared)',
    touches: 'the class name of the minimizer',
    tested: bundler,
  },
  'style-sheets': {
    saves: '8.9 KB (a build with SPEED=-name, compared)',
    touches: 'the order of cache groups and assets of Rspack',
    tested: bundler,
  },
  'module-cache': {
    saves:
      'two thirds of the processor time of a second build: 15 s instead of 46 s; a second npm start with 500 docs takes 2.2 times as long as on stock Docusaurus, without the lever 3.3 times',
    touches: 'experiments.cache of Rspack',
    tested: bundler,
  },
  'edits-first': {
    saves: 'the time in which npm start reads all docs, before it shows an edit',
    touches: 'that plugin-content-docs can be called',
    tested: docusaurus,
  },
} as const satisfies Readonly<Record<string, Lever>>;

/** The name of a lever. */
export type LeverName = keyof typeof levers;
