import type {OptionsOf} from '../../../../lib/engines/catalog';
import {parse} from '../../../../lib/engines/remark';
import {hastOf, readHtml} from '../preview/rendering';
import {isBlock} from './side';

/** A range of the source; lines from 1, the last one included. */
export interface SourcePlace {
  readonly from: number;
  readonly to: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/**
 * Where in a source the blocks of remark's result come from, one for each element or comment at the top.
 * A block without a place, such as the section of footnotes, gives nothing.
 */
export function placesOfBlocks(
  source: string,
  options: OptionsOf<'remark'>,
): (SourcePlace | undefined)[] {
  const tree = readHtml(hastOf(parse(source, options)), source);
  return tree.children.filter(isBlock).map(({position}) => {
    const {start, end} = position ?? {};
    return start?.offset === undefined || end?.offset === undefined
      ? undefined
      : {from: start.offset, to: end.offset, firstLine: start.line, lastLine: end.line};
  });
}

/** The places of chosen blocks; those of neighbours are one. */
export function placesAt(
  places: readonly (SourcePlace | undefined)[],
  chosen: ReadonlySet<number>,
): SourcePlace[] {
  const result: SourcePlace[] = [];
  places.forEach((place, index) => {
    const last = chosen.has(index - 1) && places[index - 1] ? result.pop() : undefined;
    if (place && chosen.has(index)) {
      result.push(last ? {...last, to: place.to, lastLine: place.lastLine} : place);
    } else if (last) {
      result.push(last);
    }
  });
  return result;
}
