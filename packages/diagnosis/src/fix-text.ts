import {applyEdits} from './apply-edits.ts';
import {diagnose, type Diagnosis} from './diagnose.ts';
import type {Edit, Fix} from './rule.ts';
import {ruleById} from './rule-by-id.ts';
import {tally} from './text/tally.ts';

/** A text with its safe fixes made. */
export interface Fixed {
  readonly text: string;
  /** How many fixes were made. */
  readonly count: number;
  /** What is left, at its places in the new text. */
  readonly diagnoses: readonly Diagnosis[];
}

/** One fix can uncover the next one, in a line below for instance. */
const maxPasses = 10;

/**
 * Makes the safe fixes of a text, as long as each pass leaves fewer problems: a pass that does not is not made. Of fixes that touch
 * each other the first is made, and the others are left for the next pass. Throws a RangeError as `diagnose` does.
 */
export function fixText(source: string): Fixed {
  let fixed: Fixed = {text: source, count: 0, diagnoses: diagnose(source)};
  for (let pass = 0; pass < maxPasses; pass++) {
    const {text, count, diagnoses} = fixed;
    const fixes = apart(diagnoses.flatMap((it) => (isSafe(text, it) && it.fix ? [it.fix] : [])));
    const next = applyEdits(
      text,
      fixes.flatMap(({edits}) => edits),
    );
    const left = diagnose(next);
    if (fixes.length === 0 || problems(left) >= problems(diagnoses)) {
      break;
    }
    fixed = {text: next, count: count + fixes.length, diagnoses: left};
  }
  return fixed;
}

/**
 * Whether a fix can be made without asking: it mends what surely does not render, and keeps every letter and digit. Full-width
 * forms may become half-width ones.
 */
export function isSafe(source: string, {rule, fix}: Diagnosis): boolean {
  if (!fix || ruleById.get(rule)?.severity !== 'problem') {
    return false;
  }
  const {from, to} = spanOf(fix.edits);
  const before = source.slice(from, to);
  const after = applyEdits(
    before,
    fix.edits.map((edit) => ({...edit, from: edit.from - from, to: edit.to - from})),
  );
  const kept = tally(lettersOf(after));
  return [...tally(lettersOf(before))].every(([letter, count]) => (kept.get(letter) ?? 0) >= count);
}

function problems(diagnoses: readonly Diagnosis[]): number {
  return diagnoses.filter(({rule}) => ruleById.get(rule)?.severity === 'problem').length;
}

/** Fixes that do not touch each other: of those that do, the first. */
function apart(fixes: readonly Fix[]): Fix[] {
  let end = -1;
  return [...fixes]
    .sort((a, b) => spanOf(a.edits).from - spanOf(b.edits).from)
    .filter(({edits}) => {
      const {from, to} = spanOf(edits);
      const isApart = from > end;
      end = isApart ? to : end;
      return isApart;
    });
}

function spanOf(edits: readonly Edit[]): Pick<Edit, 'from' | 'to'> {
  return {
    from: Math.min(...edits.map(({from}) => from)),
    to: Math.max(...edits.map(({to}) => to)),
  };
}

/** The letters and digits of a text, full-width ones as half-width ones. */
function lettersOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
}
