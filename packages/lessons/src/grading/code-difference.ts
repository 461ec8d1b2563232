import {plainText, type LeafBlock} from './blocks.ts';
import type {Pair} from './compared.ts';
import {shortened} from './excerpt.ts';
import type {ExactKind, Finding} from './finding.ts';
import {exactLine, exactText} from './meaning.ts';

/** Reports the first line of a code block or formula that differs. Every character counts. */
export function codeDifference({wanted, found}: Pair, kind: ExactKind): Finding[] {
  if (exactText(wanted) === exactText(found)) {
    return [];
  }
  const [expected, actual] = [linesOf(wanted), linesOf(found)];
  const exact = (block: LeafBlock, line: string | undefined) =>
    line === undefined ? undefined : exactLine(block, line);
  const first = expected.findIndex(
    (line, index) => exact(wanted, line) !== exact(found, actual[index]),
  );
  const index = first === -1 ? expected.length : first;
  const place = {kind, line: index + 1};
  const [expectedLine, actualLine = ''] = [expected[index], actual[index]];
  if (expectedLine === undefined) {
    return [{rule: 'line-surplus', values: {...place, text: shortened(actualLine)}}];
  }
  const isMissing =
    actual[index] === undefined ||
    (actual.length < expected.length && expected.includes(actualLine));
  return [
    isMissing
      ? {rule: 'line-missing', values: {...place, text: shortened(expectedLine)}}
      : lineDifference(place, expectedLine, actualLine),
  ];
}

function lineDifference(
  place: {readonly kind: ExactKind; readonly line: number},
  expected: string,
  actual: string,
): Finding {
  if (expected.trim() === actual.trim()) {
    return {rule: 'line-spaces', values: place};
  }
  const signs = [...new Set(actual.match(fullWidth))].filter((sign) => !expected.includes(sign));
  if (signs.length > 0) {
    return {rule: 'line-full-width', values: {...place, signs}};
  }
  const [want, have] = [Array.from(expected), Array.from(actual)];
  const first = have.findIndex((value, index) => value !== want[index]);
  if (first === -1) {
    return {rule: 'line-unfinished', values: place};
  }
  const from = have.slice(Math.max(0, first - 3)).join('');
  return {rule: 'line-differs', values: {...place, from: shortened(from)}};
}

/** Full-width forms, and the punctuation that Chinese input methods write in their place. */
const fullWidth = /[！-～￥“”‘’（）【】《》，。：；、—–·\u3000]/gu;

function linesOf({characters}: LeafBlock): string[] {
  const text = plainText(characters);
  return text === '' ? [] : text.split('\n');
}
