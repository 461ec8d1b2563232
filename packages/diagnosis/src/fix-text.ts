import {applyEdits, type Edit} from './edits.ts';
import {diagnose, type Finding, type DiagnosisOptions} from './diagnose.ts';
import type {Fix} from './rule.ts';
import {tally} from './text/tally.ts';

/** A text with its safe fixes applied. */
export interface Fixed {
  readonly text: string;
  /** The number of fixes applied. */
  readonly count: number;
  /** The remaining findings, at their places in the new text. */
  readonly diagnoses: readonly Finding[];
}

/** One fix can reveal the next one, for instance on the line below. */
const maxPasses = 10;

/**
 * Applies the safe fixes of a text in passes, and stops before a pass that would not reduce the number of
 * problems. Of fixes that touch each other, a pass applies only the first and leaves the others to the next
 * pass.
 */
export function fixText(source: string, options: DiagnosisOptions = {}): Fixed {
  let fixed: Fixed = {text: source, count: 0, diagnoses: diagnose(source, options)};
  for (let pass = 0; pass < maxPasses; pass++) {
    const {text, count, diagnoses} = fixed;
    const fixes = apart(diagnoses.flatMap((it) => (isSafe(text, it) && it.fix ? [it.fix] : [])));
    const next = applyEdits(
      text,
      fixes.flatMap(({edits}) => edits),
    );
    const left = diagnose(next, options);
    if (fixes.length === 0 || problems(left) >= problems(diagnoses)) {
      break;
    }
    fixed = {text: next, count: count + fixes.length, diagnoses: left};
  }
  return fixed;
}

/**
 * Whether a fix can be applied without asking: it repairs what surely does not render, and keeps every letter
 * and digit. It may replace full-width forms by half-width ones.
 */
export function isSafe(source: string, {severity, fix}: Finding): boolean {
  if (!fix || severity !== 'problem') {
    return false;
  }
  const span = spanOf(fix.edits);
  const before = source.slice(span.from, span.to);
  const after = applyEdits(source, fix.edits, span);
  const kept = tally(lettersOf(after));
  return [...tally(lettersOf(before))].every(([letter, count]) => (kept.get(letter) ?? 0) >= count);
}

function problems(diagnoses: readonly Finding[]): number {
  return diagnoses.filter(({severity}) => severity === 'problem').length;
}

/** Fixes that do not touch each other. Of those that touch, only the first is kept. */
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

/** The letters and digits of a text, with full-width forms converted to half-width. */
function lettersOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? [];
}
