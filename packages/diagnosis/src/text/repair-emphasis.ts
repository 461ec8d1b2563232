import {around, cjkLetter, punctuation, trailing, whitespace} from './characters.ts';
import type {InlineContainer, Span} from './read-inlines.ts';
import type {Edit} from '../edits.ts';
import {wrapping} from './wrapping.ts';

/** Marks between clauses. A reader does not see whether they are bold. */
const leadingMarks = /^[…—～\s]+/u;
const trailingMark = /[，。、；：？！…—～,.;:?!\s]/u;

function isMark(character: string | undefined): boolean {
  return character !== undefined && punctuation.test(character);
}

function isLetter(character: string | undefined): character is string {
  return character !== undefined && !whitespace.test(character) && !punctuation.test(character);
}

/** Full-width characters, which contain their own spacing. */
const wide = /[\u3000-\u30FF\uFF00-\uFFEF“”‘’…—]/u;

/** The part that remains of white space when it moves out of emphasis. */
function gap(space: string, outer: string | undefined, inner: string | undefined): string {
  const isBetweenWide =
    cjkLetter.test(outer ?? '') && (cjkLetter.test(inner ?? '') || wide.test(inner ?? ''));
  const isNeeded = space !== '' && isLetter(outer) && !isBetweenWide;
  return isNeeded ? ' ' : '';
}

/**
 * The edits that let two delimiter runs open and close emphasis by rules 1 to 8 of CommonMark 0.31.2, section
 * 6.2. White space and clause punctuation move outside, and so do brackets and quotation marks around the
 * whole content. A link that is the whole content takes the emphasis inside. Any other punctuation gets a
 * space beside it. Of the content, only white space is lost.
 *
 * @param delimiter the new delimiter of both runs: `**`
 * @param links those of the container
 */
export function repairEmphasis(
  source: string,
  {open, close}: {readonly open: Span; readonly close: Span},
  delimiter: string,
  links: InlineContainer['links'],
): Edit[] {
  const content = source.slice(open.to, close.from);
  const core = content.trim();
  const from = open.to + content.indexOf(core);
  const to = from + core.length;
  const {before} = around(source, open.from, open.to);
  const {after} = around(source, close.from, close.to);
  const first = around(source, from, from).after;
  const last = around(source, to, to).before;

  const spaceBefore = gap(source.slice(open.to, from), before, first);
  const spaceAfter = gap(source.slice(to, close.from), after, last);
  const opensWrong = spaceBefore === '' && isLetter(before) && isMark(first);
  const closesWrong = spaceAfter === '' && isLetter(after) && isMark(last);
  const leading = (opensWrong && leadingMarks.exec(core)?.[0]) || '';
  const ending = closesWrong ? trailing(core, trailingMark) : '';

  const rest = {from: from + leading.length, to: to - ending.length};
  const isHeld = (opensWrong && leading === '') || (closesWrong && ending === '');
  const held = isHeld ? wrapping(source, rest, links) : undefined;
  const start = held?.from ?? rest.from;
  const end = held?.to ?? rest.to;
  const head = source.slice(from, start) || (opensWrong ? ' ' : '');
  const tail = source.slice(end, to) || (closesWrong ? ' ' : '');
  return [
    {from: open.from, to: start, insert: spaceBefore + head + delimiter},
    {from: end, to: close.to, insert: delimiter + tail + spaceAfter},
  ];
}
