import {expect, it} from 'vitest';
import {applyEdits} from '../edits.ts';
import {mendEmphasis} from './mend-emphasis.ts';

/** Mends the emphasis between the two `**` runs. */
function mend(source: string): string {
  const [open, close] = [source.indexOf('**'), source.lastIndexOf('**')].map((from) => ({
    from,
    to: from + 2,
  }));
  return open && close
    ? applyEdits(source, mendEmphasis(source, {open, close}, '**', new Map()))
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
])('mends %s to %s', (source, mended) => {
  expect(mend(source)).toBe(mended);
});
