import type {Root} from 'mdast';
import {around, cjkLetter} from './characters.ts';
import {unmatchedPairs, type DelimiterPair} from './delimiter-pairs.ts';
import {flanking} from './delimiter-run.ts';
import {inlineContainers} from './inline-containers.ts';
import type {InlineContainer} from './read-inlines.ts';
import {repairEmphasis} from './repair-emphasis.ts';
import type {RuleMatch, ParsedText} from '../rule.ts';

/** Why two delimiter runs are not a pair. The first reason that holds counts, so each pair has one fault. */
type EmphasisFault =
  /** White space inside one of them. */
  | 'space'
  /** Underscores between letters. */
  | 'underscore'
  /** Punctuation inside the opening run and a letter before it. */
  | 'open'
  /** Punctuation inside the closing run and a letter after it. */
  | 'close';

/** Two runs that engines do not pair, and the facts that show whether the author meant a pair. */
export interface BrokenPair {
  readonly fault: EmphasisFault;
  readonly mark: DelimiterPair['open']['mark'];
  /** The length of each run. */
  readonly size: number;
  readonly content: string;
  /** The characters outside; undefined at the ends of the text. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly runs: DelimiterPair;
  readonly links: InlineContainer['links'];
}

/** A clause mark, or a closing bracket: the phrase before it has ended. */
const endOfSomething = /^\s*(?:[\p{Pe}\p{Pf}，。、；：？！]|[,.;:?!](?=\s))/u;
const startOfSomething = /[\p{Ps}\p{Pi}]\s*$/u;

/** `王**和李**`: names with all but the first character hidden. */
export const hiddenNames = /[和与及跟同或、，,；;]\s?\p{Script=Han}$/u;

/** Whether a slash is next to two stars, as in a path pattern. */
function isOfPath({content, before, after}: BrokenPair): boolean {
  return before === '/' || after === '/' || /^\s*\/|\/\s*$/.test(content);
}

/** Whether the runs are more likely an operator, a mark of a note or of a hidden name, or part of a path. */
function isOrdinaryStar(pair: BrokenPair): boolean {
  const {size, content, before = ''} = pair;
  const isOperator = size === 1 && (!cjkLetter.test(content) || /^\s*[(（]/.test(content));
  return isOperator || isOfPath(pair) || (cjkLetter.test(before) && hiddenNames.test(content));
}

/** Whether the content looks like words that an author would emphasise. */
function canBeEmphasis(pair: BrokenPair): boolean {
  const {mark, content, before, after} = pair;
  return (
    /[\p{L}\p{N}]/u.test(content) &&
    !endOfSomething.test(content) &&
    !startOfSomething.test(content) &&
    !(mark === '*' && isOrdinaryStar(pair)) &&
    !(mark === '_' && (before === '*' || after === '*'))
  );
}

function faultOf(source: string, {open, close}: DelimiterPair): EmphasisFault | undefined {
  const content = source.slice(open.to, close.from);
  if (content.trim() !== content) {
    return 'space';
  }
  const opening = flanking(source, open.from, open.to);
  const ending = flanking(source, close.from, close.to);
  if ((opening.left && !opening.canOpen) || (ending.right && !ending.canClose)) {
    return 'underscore';
  }
  return !opening.left ? 'open' : !ending.right ? 'close' : undefined;
}

const known = new WeakMap<Root, readonly BrokenPair[]>();

/** All pairs of a text that might be meant as emphasis, but are not read as such. Cached for each tree. */
function brokenPairs(text: ParsedText): readonly BrokenPair[] {
  const {source, tree} = text;
  const found =
    known.get(tree) ??
    inlineContainers(text).flatMap((container) =>
      unmatchedPairs(container).flatMap((runs) => {
        const {open, close} = runs;
        const fault = faultOf(source, runs);
        const pair = fault && {
          fault,
          mark: open.mark,
          size: open.to - open.from,
          content: source.slice(open.to, close.from),
          before: around(source, open.from, open.to).before,
          after: around(source, close.from, close.to).after,
          runs,
          links: container.links,
        };
        return pair && canBeEmphasis(pair) ? [pair] : [];
      }),
    );
  known.set(tree, found);
  return found;
}

/**
 * Finds the emphasis that an author meant and no engine makes, with its fix.
 *
 * @param isMeant whether a broken pair concerns the rule and was surely meant as emphasis
 * @param label what the fix does
 */
export function brokenEmphasis(
  text: ParsedText,
  isMeant: (pair: BrokenPair) => boolean,
  label: string,
): RuleMatch[] {
  return brokenPairs(text)
    .filter(isMeant)
    .map(({fault, size, runs, links}) => {
      const {open, close} = runs;
      const delimiter =
        fault === 'underscore' ? '*'.repeat(size) : text.source.slice(open.from, open.to);
      const edits = repairEmphasis(text.source, runs, delimiter, links);
      return {from: open.from, to: close.to, fix: {label, edits}};
    });
}
