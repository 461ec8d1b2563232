import type {AnyEngineId, EngineId} from '../../../scripts/engines';

/** What an engine makes of a source: HTML, compared normalised, something that holds of it, or an error. */
export type Expectation = string | Predicate | typeof refused;

interface Predicate {
  /** What holds, in words, as in "has <table>". */
  readonly what: string;
  readonly holds: (html: string) => boolean;
}

/** The engine throws, as MDX does at what it takes for broken JSX. */
export const refused = Symbol('refused');

/** A sentence of an article about what engines do, with the Markdown that proves it. */
export interface Claim {
  /** Anchor of the section that says it. */
  readonly at: string;
  /** The claim, as one English sentence. */
  readonly says: string;
  readonly source: string;
  /** What every engine makes of the source. */
  readonly gives: Expectation;
  /** The engines that make something else of it; those of `otherEngines` are tested only when named. */
  readonly except?: Readonly<Partial<Record<AnyEngineId, Expectation>>>;
}

type GfmEngineId = Exclude<EngineId, 'commonmark' | 'markdown-it' | 'micromark'>;

/** What the engines with the extensions of GFM make of a source, this site among them. */
export function inGfm(expected: Expectation): Record<GfmEngineId, Expectation> {
  return {
    'markdown-it linkify': expected,
    marked: expected,
    'micromark gfm': expected,
    site: expected,
  };
}

/** Holds of HTML that has all of the parts. */
export function has(...parts: readonly string[]): Predicate {
  return {
    what: `has ${parts.join(' and ')}`,
    holds: (html) => parts.every((part) => html.includes(part)),
  };
}
