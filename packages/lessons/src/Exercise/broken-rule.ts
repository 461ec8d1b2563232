import {
  applyEdits,
  diagnose,
  parseGfm,
  rules,
  type Finding as RenderingFinding,
  type Edit,
} from '@markdown-zh/diagnosis';
import type {Finding} from '../grading/index.ts';
import {visit} from 'unist-util-visit';
import type {BrokenRule} from './state.ts';

interface Broken {
  readonly rule: BrokenRule | undefined;
  /** The findings that disappear when the rule is kept. */
  readonly explains: readonly Finding[];
}

/**
 * Returns the broken rule nearest to the caret. A rule does not count if the model answer also breaks it, or if its fix adds unknown types of nodes.
 * Nor does it count if it explains less than another rule. A hint counts only if it explains a finding.
 *
 * @param explainedBy compares a fixed text with the learner's; `explains` lists findings of the learner's text, by reference
 */
export function brokenRule(
  text: string,
  answer: string,
  caret: number,
  explainedBy: (fixed: string) => {explains: readonly Finding[]; isProgress: boolean},
): Broken | undefined {
  const ofAnswer = new Set(findingsIn(answer).map(({rule}) => rule));
  const known = new Set([...nodeTypesIn(text), ...nodeTypesIn(answer)]);
  const findings = findingsIn(text).filter(({rule}) => !ofAnswer.has(rule));
  const broken = [...new Set(findings.map(({rule}) => rule))].flatMap((id) => {
    const ofRule = findings.filter(({rule}) => rule === id);
    const fixed = applyEdits(text, editsOf(ofRule));
    return nodeTypesIn(fixed).every((type) => known.has(type))
      ? [
          {
            rule: rules.find((rule) => rule.id === id),
            isSure: ofRule.some(({severity}) => severity === 'problem'),
            ...explainedBy(fixed),
            distance: Math.min(
              ...ofRule.map(({from, to}) => Math.max(from - caret, caret - to, 0)),
            ),
          },
        ]
      : [];
  });
  const [nearest] = broken
    .filter(({explains, isProgress, isSure}) => isSure || (isProgress && explains.length > 0))
    .filter(({explains}) => !broken.some((other) => isPart(explains, other.explains)))
    .sort((a, b) => a.distance - b.distance);
  return nearest;
}

function isPart(some: readonly Finding[], all: readonly Finding[]): boolean {
  return some.length < all.length && some.every((each) => all.includes(each));
}

/** The edits of findings, without those that overlap an earlier one. */
function editsOf(findings: readonly RenderingFinding[]): Edit[] {
  let end = -1;
  return findings
    .flatMap(({fix}) => fix?.edits ?? [])
    .sort((a, b) => a.from - b.from)
    .filter(({from, to}) => {
      const isFree = from > end;
      end = isFree ? to : end;
      return isFree;
    });
}

function findingsIn(text: string): RenderingFinding[] {
  return diagnose(text, {platform: 'any'});
}

function nodeTypesIn(text: string): string[] {
  const types: string[] = [];
  visit(parseGfm(text), ({type}) => {
    types.push(type);
  });
  return types;
}
