import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {Examples, Links} from '../box/settings.ts';

/** The options of the plugin. */
export interface Options {
  /** Path of the page of all results, below the base URL. */
  readonly path?: string;
  /** Folder of the index, below the base URL. */
  readonly indexPath?: string;
  /** The names of the blogs that the search covers, by their plugin ids. By default, all blogs with their titles. */
  readonly blogs?: Readonly<Record<string, string>>;
  /** Paths of pages to leave out, below the base URL. */
  readonly excluded?: readonly string[];
  /**
   * Groups of words and signs that stand for one thing each, such as `['粗体', '加粗', 'bold', '**']`. The search finds each of
   * them by the others.
   */
  readonly synonyms?: readonly (readonly string[])[];
  /** Language of the pages, if it differs from that of the interface. */
  readonly contentLanguage?: string;
  /** Lists of pages, for readers who cannot search, or whose search had no results. */
  readonly links?: Links;
  /** Queries that an empty field offers. */
  readonly examples?: Examples;
}

/** Options with their defaults. */
export type ReadOptions = Options &
  Required<Pick<Options, 'path' | 'indexPath' | 'excluded' | 'synonyms' | 'links' | 'examples'>>;

const fields = {
  path: Joi.string().default('search'),
  indexPath: Joi.string().default('search-index'),
  blogs: Joi.object().pattern(Joi.string(), Joi.string()),
  excluded: Joi.array().items(Joi.string()).default([]),
  synonyms: Joi.array().items(Joi.array().items(Joi.string())).default([]),
  contentLanguage: Joi.string(),
  links: Joi.object({docs: Joi.string(), posts: Joi.string()}).default({}),
  examples: Joi.object({
    phrase: Joi.string(),
    term: Joi.string(),
    pinyin: Joi.object({query: Joi.string().required(), word: Joi.string().required()}),
  }).default({}),
};

const schema = Joi.object<ReadOptions>(fields).messages({
  'object.unknown': `@markdown-zh/search has no option {#label}. Its options are ${Object.keys(fields).join(', ')}.`,
});

/** Checks options and adds defaults; Docusaurus calls it before the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, ReadOptions>): ReadOptions {
  return validate(schema, options);
}
