import {describe, expect, it} from 'vitest';
import {applyEdits} from './apply-edits.ts';
import {diagnose} from './diagnose.ts';
import {allCases} from './rules/all-cases.fixture.ts';

/**
 * The texts in which every order of presses ends: each press applies one finding's fix, after which the text is diagnosed again.
 *
 * @param rule the findings that are pressed
 */
function endsOf(source: string, rule: string): ReadonlySet<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const press = (text: string) => {
    if (seen.has(text)) {
      return;
    }
    seen.add(text);
    const fixes = diagnose(text).flatMap(({rule: id, fix}) => (id === rule && fix ? [fix] : []));
    if (fixes.length === 0) {
      ends.add(text);
    }
    fixes.forEach(({edits}) => {
      press(applyEdits(text, edits));
    });
  };
  press(source);
  return ends;
}

describe.each(allCases)('$id', ({id, rule, cases}) => {
  it.each(cases.fails)('ends alike in every order of presses: $text', ({text, fixed}) => {
    const hasFix = diagnose(text).some((finding) => finding.rule === rule.id && finding.fix);
    expect([...endsOf(text, id)]).toEqual([hasFix ? fixed : text]);
  });
});
