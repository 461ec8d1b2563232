import {breakLines, joinUnits, type Measure} from './break-lines';
import {unitsOf, type Unit} from './line-units';

/** A text, broken into lines of one size. */
interface SetText {
  readonly lines: readonly string[];
  /** Pixels. */
  readonly size: number;
}

interface Step {
  /** Pixels. */
  readonly size: number;
  /** The maximum of lines in this size. */
  readonly lines: number;
}

interface Box {
  /** Pixels. */
  readonly width: number;
  /** Sizes to try, the best first. */
  readonly steps: readonly [Step, ...Step[]];
}

const ellipsis = '…';

/**
 * Fits a text by the first step that is large enough. If none is, the text loses units at its end, and gets an ellipsis.
 *
 * @param measure the width of a text at one pixel of type size
 */
export function fitText(text: string, measure: Measure, {width, steps}: Box): SetText {
  const units = unitsOf(text);
  for (const {size, lines} of steps) {
    const set = breakLines(units, measure, {width: width / size, lines});
    if (fits(set, measure, {width: width / size, lines})) {
      return {lines: set, size};
    }
  }
  const {size, lines} = steps.at(-1) ?? steps[0];
  return {lines: cutLines(units, measure, {width: width / size, lines}), size};
}

interface Room {
  readonly width: number;
  readonly lines: number;
}

function fits(set: readonly string[], measure: Measure, {width, lines}: Room): boolean {
  return set.length <= lines && set.every((line) => measure(line) <= width);
}

/** Fills the lines one by one, and ends the last with an ellipsis. */
function cutLines(units: readonly Unit[], measure: Measure, room: Room): string[] {
  let kept = units.length;
  while (kept > 1) {
    kept--;
    const shown = units.slice(0, kept);
    const last = shown.at(-1);
    if (last) {
      shown[kept - 1] = {...last, text: withEllipsis(last.text)};
    }
    const set = breakLines(shown, measure, room);
    if (fits(set, measure, room)) {
      return set;
    }
  }
  return [cutWord(joinUnits(units.slice(0, 1)), measure, room.width)];
}

/** Replaces a final mark of a clause by the ellipsis. */
function withEllipsis(text: string): string {
  return text.replace(/(?<![、，：；,:;（「『《(])[、，：；,:;（「『《(]+$/u, '') + ellipsis;
}

/** Cuts a word that is wider than a line, the only case of a cut word. */
function cutWord(word: string, measure: Measure, width: number): string {
  const characters = Array.from(word);
  while (characters.length > 1 && measure(characters.join('') + ellipsis) > width) {
    characters.pop();
  }
  return characters.join('') + (characters.join('') !== word ? ellipsis : '');
}
