import remarkCjkFriendly from 'remark-cjk-friendly';
import type {Flavour} from '@markdown-zh/diagnosis/standard';
import {rendererOf} from '@markdown-zh/engines';
import {mdxEngine} from '@markdown-zh/engines/mdx';
import {remarkPlugins} from '../src/lib/remark-plugins';

export {installedVersion} from '@markdown-zh/engines/measure';

interface Engine {
  /** The package whose version is shown. */
  readonly packageName: string;
  /** Renders Markdown to HTML; throws if the engine rejects the source, as MDX does. */
  readonly render: (markdown: string) => string;
}

/** The engines that every claim is tested on. */
export const engines = {
  commonmark: {packageName: 'commonmark', render: rendererOf('commonmark')},
  'markdown-it': {
    packageName: 'markdown-it',
    render: rendererOf('markdown-it', {preset: 'commonmark', linkify: false}),
  },
  'markdown-it linkify': {packageName: 'markdown-it', render: rendererOf('markdown-it')},
  marked: {packageName: 'marked', render: rendererOf('marked')},
  micromark: {packageName: 'micromark', render: rendererOf('micromark', {gfm: false})},
  'micromark gfm': {packageName: 'micromark-extension-gfm', render: rendererOf('micromark')},
  site: {packageName: 'remark-cjk-friendly', render: mdxEngine(remarkPlugins)},
} as const satisfies Record<string, Engine>;

/** Engines for claims about themselves only. */
export const otherEngines = {
  'markdown-it typographer': {
    packageName: 'markdown-it',
    render: rendererOf('markdown-it', {typographer: true, html: false, linkify: false}),
  },
  'marked breaks': {packageName: 'marked', render: rendererOf('marked', {breaks: true})},
  /** remark-cjk-friendly without its companion for strikethrough. */
  'remark-cjk-friendly': {
    packageName: 'remark-cjk-friendly',
    render: mdxEngine([remarkCjkFriendly]),
  },
} as const satisfies Record<string, Engine>;

export type EngineId = keyof typeof engines;
export type AnyEngineId = EngineId | keyof typeof otherEngines;

export const engineIds = Object.keys(engines) as EngineId[];

/** The engines to compare live examples with, by flavour, without the engine that renders them. */
export const comparedEngines = {
  commonmark: ['commonmark', 'markdown-it'],
  gfm: ['commonmark', 'markdown-it linkify', 'marked'],
  math: ['commonmark', 'markdown-it linkify', 'marked'],
} as const satisfies Record<Flavour, readonly EngineId[]>;
