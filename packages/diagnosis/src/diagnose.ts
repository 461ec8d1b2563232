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
  const foreign = foreignSpans(source, platform);
  const found = rules
    .filter((rule) => !platform || speaksFor(rule, platform))
    .flatMap((rule) =>
      rule
        .find(text)
        .filter((finding) => rule.platforms ?? !foreign.some((place) => touch(finding, place)))
        .map((finding) => ({...finding, rule: rule.id, severity: severityOf(rule, platform)})),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const formulas = formulasIn(text);
  return found.filter((finding) => {
    const isInFormula = formulas.some(({from, to}) => from <= finding.from && finding.to <= to);
    if (isInFormula && !finding.rule.startsWith('math-')) {
      return false; // only the rules for formulas know what the signs in one mean
    }
    const better = ruleById.get(finding.rule)?.yieldsTo;
    return !better || !found.some((other) => better.includes(other.rule) && touch(finding, other));
  });
}

function speaksFor({platforms, renderedOn = []}: Rule, platform: Platform): boolean {
  return (platforms?.includes(platform) ?? true) && !renderedOn.includes(platform);
}

function severityOf({severity, platforms}: Rule, platform: Platform | undefined): Severity {
  return platforms && !platform ? 'hint' : severity;
}

function touch(a: Pick<RuleMatch, 'from' | 'to'>, b: Pick<RuleMatch, 'from' | 'to'>): boolean {
  return a.from < b.to && b.from < a.to;
}
