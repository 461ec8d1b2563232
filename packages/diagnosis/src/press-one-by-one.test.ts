import {describe, expect, it} from 'vitest';
import {applyEdits} from './edits.ts';
import {diagnose, type Finding} from './diagnose.ts';
import type {Platform} from './platform.ts';
import {allCases} from './rules/all-cases.fixture.ts';

/** Beyond four findings there are too many orders. */
const mostInAllOrders = 4;

/**
 * The texts in which every order of presses ends: each press applies one finding's fix, after which the text is diagnosed again.
 *
 * @param isPressed the findings that are pressed
 */
function endsOf(
  source: string,
  platform: Platform | 'any',
  isPressed: (finding: Finding) => boolean,
): ReadonlySet<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const press = (text: string) => {
    if (seen.has(text)) {
      return;
    }
    seen.add(text);
    const fixes = diagnose(text, {platform}).flatMap((finding) =>
      isPressed(finding) && finding.fix ? [finding.fix] : [],
    );
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

describe.each(allCases)('$id', ({id, cases}) => {
  const platform = cases.platform ?? 'any';

  it.each(cases.fails)('W2 ends alike in every order of presses: $text', ({text, fixed}) => {
    const isOwn = ({rule}: Finding) => rule === id;
    const hasFix = diagnose(text, {platform}).some((finding) => isOwn(finding) && finding.fix);
    expect([...endsOf(text, platform, isOwn)]).toEqual([hasFix ? fixed : text]);
  });

  it.each(cases.fails)('W2 ends alike with the fixes of all rules: $text', ({text}) => {
    const count = diagnose(text, {platform}).filter(({fix}) => fix).length;
    if (count <= mostInAllOrders) {
      expect(endsOf(text, platform, () => true).size).toBe(1);
    }
  });
});
