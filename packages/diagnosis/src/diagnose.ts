import type {Root} from 'mdast';
import {recognizePlatform, type Platform} from './platform.ts';
import type {RuleMatch, Rule, Severity} from './rule.ts';
import {ruleById, rules} from './rules/index.ts';
import {formulasIn} from './text/formulas.ts';
import {foreignSpans} from './text/foreign-spans.ts';
import {parseText} from './text/parse.ts';
import {positionsIn} from './text/positions.ts';

/** A finding, with the id of its rule. */
export interface Finding extends RuleMatch {
  readonly rule: string;
  readonly severity: Severity;
  /** The line in which it begins, from 1. */
  readonly line: number;
  /** Its column in that line, in UTF-16 code units from 1. */
  readonly column: number;
}

export interface DiagnosisOptions {
  /** Where the text will be shown. Recognised by default; `any` means an unknown platform. */
  readonly platform?: Platform | 'any';
  /** A parser that gives the same trees as the reference parser of GFM, but faster. */
  readonly parse?: (source: string) => Root;
}

type Found = RuleMatch & {readonly rule: string; readonly severity: Severity};

/**
 * Returns the findings of all rules in a text, in text order. Of a text that reaches a limit (`boundOf` in `bounds`), what lies beyond
 * counts as plain text.
 */
export function diagnose(source: string, options: DiagnosisOptions = {}): Finding[] {
  const {platform = recognizePlatform(source), parse} = options;
  const positionOf = positionsIn(source);
  return findIn(source, platform === 'any' ? undefined : platform, parse).map((finding) => ({
    ...finding,
    ...positionOf(finding.from),
  }));
}

function findIn(
  source: string,
  platform: Platform | undefined,
  parse: DiagnosisOptions['parse'],
): readonly Found[] {
  const text = {...parseText(source, parse), ...(platform && {platform})};
  const isForeign = touching(foreignSpans(source, platform));
  const found = rules
    .filter((rule) => !platform || speaksFor(rule, platform))
    .flatMap((rule) =>
      rule
        .find(text)
        .filter((finding) => rule.platforms ?? !isForeign(finding))
        .map((finding) => ({...finding, rule: rule.id, severity: severityOf(rule, platform)})),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const endOfFormula = lastEnds(formulasIn(text));
  const betterIds = new Set(rules.flatMap(({yieldsTo = []}) => yieldsTo));
  const touchingOf = new Map(
    Array.from(betterIds, (id) => [id, touching(found.filter(({rule}) => rule === id))]),
  );
  return found.filter((finding) => {
    const isInFormula = endOfFormula(finding.from) >= finding.to;
    if (isInFormula && !finding.rule.startsWith('math-')) {
      return false; // only the rules for formulas know what the signs in one mean
    }
    const better = ruleById.get(finding.rule)?.yieldsTo;
    return !better?.some((rule) => touchingOf.get(rule)?.(finding));
  });
}

function speaksFor({platforms, renderedOn = []}: Rule, platform: Platform): boolean {
  return (platforms?.includes(platform) ?? true) && !renderedOn.includes(platform);
}

function severityOf({severity, platforms}: Rule, platform: Platform | undefined): Severity {
  return platforms && !platform ? 'hint' : severity;
}

type Range = Pick<RuleMatch, 'from' | 'to'>;

/** Whether a range has a character in common with one of these. */
function touching(ranges: readonly Range[]): (range: Range) => boolean {
  const endOf = lastEnds(ranges);
  return ({from, to}) => endOf(to - 1) > from;
}

/** The last end of the ranges that begin at an offset or before it, found in few steps; -1 without one. */
function lastEnds(ranges: readonly Range[]): (offset: number) => number {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  let last = -1;
  const ends = sorted.map(({to}) => (last = Math.max(last, to)));
  return (offset) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.from ?? Infinity) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return ends[low - 1] ?? -1;
  };
}
