import type {PluggableList} from 'unified';
import type {EngineId, OptionsOf} from '../catalog.ts';
import {rendererOf} from '../index.ts';
import {mdxEngine} from '../mdx.ts';

/** An engine with options, for the measurement. */
export interface Configuration {
  readonly id: ConfigurationId;
  readonly name: string;
  /** The packages that run, the engine's own first. */
  readonly packages: readonly string[];
  /** Options that differ from the engine's other configurations, as in `gfm: false`. */
  readonly options: readonly string[];
  /** The engine of the playground that comes nearest, and its options where they are not the standard ones. */
  readonly playground: Readonly<Record<string, string>> & {readonly engine: EngineId};
  /** The HTML of a source. Throws if the engine rejects it, as MDX may. */
  readonly render: (source: string) => string;
}

export const configurationIds = [
  'commonmark',
  'markdown-it-commonmark',
  'markdown-it',
  'marked-without-gfm',
  'marked',
  'micromark',
  'micromark-gfm',
  'site',
] as const;
export type ConfigurationId = (typeof configurationIds)[number];

/** The part of a configuration that follows from its engine and options. */
function running<Id extends EngineId>(engine: Id, chosen: Partial<OptionsOf<Id>> = {}) {
  const differing = Object.entries(chosen).map(([name, value]) => [name, String(value)]);
  return {
    playground: {...(Object.fromEntries(differing) as Record<string, string>), engine},
    render: rendererOf(engine, chosen),
  };
}

/**
 * Every configuration that is measured, in the order of its columns.
 *
 * @param sitePlugins the remark plugins of the site, beyond MDX and GFM
 */
export const configurationsWith = (sitePlugins: PluggableList): readonly Configuration[] => [
  {
    id: 'commonmark',
    name: 'commonmark.js',
    packages: ['commonmark'],
    options: [],
    ...running('commonmark'),
  },
  {
    id: 'markdown-it-commonmark',
    name: 'markdown-it',
    packages: ['markdown-it'],
    options: ['preset: commonmark'],
    ...running('markdown-it', {preset: 'commonmark', linkify: false}),
  },
  {
    id: 'markdown-it',
    name: 'markdown-it',
    packages: ['markdown-it'],
    options: ['preset: default', 'html: true', 'linkify: true'],
    ...running('markdown-it'),
  },
  {
    id: 'marked-without-gfm',
    name: 'marked',
    packages: ['marked'],
    options: ['gfm: false'],
    ...running('marked', {gfm: false}),
  },
  {
    id: 'marked',
    name: 'marked',
    packages: ['marked'],
    options: ['gfm: true'],
    ...running('marked'),
  },
  {
    id: 'micromark',
    name: 'micromark',
    packages: ['micromark'],
    options: [],
    ...running('micromark', {gfm: false}),
  },
  {
    id: 'micromark-gfm',
    name: 'micromark',
    packages: ['micromark', 'micromark-extension-gfm'],
    options: [],
    ...running('micromark'),
  },
  {
    id: 'site',
    name: 'MDX',
    packages: [
      'remark-mdx',
      'remark-gfm',
      'remark-cjk-friendly',
      'remark-cjk-friendly-gfm-strikethrough',
    ],
    options: [],
    playground: {engine: 'remark', cjkFriendly: 'true'},
    render: mdxEngine(sitePlugins),
  },
];
