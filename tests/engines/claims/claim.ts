import type {AnyEngineId, EngineId} from '../../../scripts/engines';

/** The result of an engine for a source: HTML, compared after normalisation, a predicate that holds for it, or an error. */
export type Expectation = string | Predicate | typeof refused;

interface Predicate {
  /** The condition, in words, as in "has <table>". */
  readonly what: string;
  readonly holds: (html: string) => boolean;
}

/** The engine throws, as MDX does for JSX that it cannot parse. */
export const refused = Symbol('refused');

/** A sentence of an article about what engines do, with the Markdown that proves it. */
export interface Claim {
  /** The anchor of the section with the sentence. */
  readonly at: string;
  /** The claim, as one English sentence. */
  readonly says: string;
  readonly source: string;
  /** The result of every engine. */
  readonly gives: Expectation;
  /** The engines with another result; those of `otherEngines` are tested only when named. */
  readonly except?: Readonly<Partial<Record<AnyEngineId, Expectation>>>;
}

type GfmEngineId = Exclude<EngineId, 'commonmark' | 'markdown-it' | 'micromark'>;

/** The results of the engines with GFM's extensions, including this site. */
export function inGfm(expected: Expectation): Record<GfmEngineId, Expectation> {
  return {
    'markdown-it linkify': expected,
    marked: expected,
    'micromark gfm': expected,
    site: expected,
  };
}

/** Holds for HTML that contains all of the parts. */
export function has(...parts: readonly string[]): Predicate {
  return {
    what: `has ${parts.join(' and ')}`,
    holds: (html) => parts.every((part) => html.includes(part)),
  };
}
