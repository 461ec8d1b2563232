import {expect, it} from 'vitest';
import {applyEdits} from '../edits.ts';
import {repairEmphasis} from './repair-emphasis.ts';

/** Mends the emphasis between the two `**` runs. */
function repair(source: string): string {
  const [open, close] = [source.indexOf('**'), source.lastIndexOf('**')].map((from) => ({
    from,
    to: from + 2,
  }));
  return open && close
    ? applyEdits(source, repairEmphasis(source, {open, close}, '**', new Map()))
    : source;
}

it.each([
  ['他**真，**她', '他**真**，她'],
  ['他**「真」**她', '他「**真**」她'],
  ['他**「真」，**她', '他「**真**」，她'],
  ['他**「真」和「假」**她', '他 **「真」和「假」** 她'],
  ['他**——真**她', '他——**真**她'],
  ['他**50%**她', '他**50%** 她'],
  ['他** 真 **她', '他**真**她'],
  ['he** is **she', 'he **is** she'],
  ['他**真  ，**她', '他**真**  ，她'],
  ['**真，** 她', '**真，** 她'],
])('repairs %s to %s', (source, repaired) => {
  expect(repair(source)).toBe(repaired);
});
