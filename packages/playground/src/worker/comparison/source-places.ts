import {allowanceOf} from '@markdown-zh/diagnosis/bounds';
import type {OptionsOf} from '@markdown-zh/engines/catalog';
import {boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import {parse} from '@markdown-zh/engines/remark';
import {hastOf, readHtml} from '../preview/rendering.ts';
import {isBlock} from './side.ts';

/** A range of the source; lines count from 1, and the last one is included. */
export interface SourcePlace {
  readonly from: number;
  readonly to: number;
  readonly firstLine: number;
  readonly lastLine: number;
}

/**
 * The source places of the blocks of remark's result, one for each top-level element or comment. Undefined for a block
 * without a place, such as the section of footnotes.
 */
export function placesOfBlocks(
  source: string,
  options: OptionsOf<'remark'>,
): (SourcePlace | undefined)[] {
  const tree = readHtml(
    hastOf(parse(source, options, boundedSyntax), allowanceOf(source.length)),
    source,
  );
  return tree.children.filter(isBlock).map(({position}) => {
    const {start, end} = position ?? {};
    return start?.offset === undefined || end?.offset === undefined
      ? undefined
      : {from: start.offset, to: end.offset, firstLine: start.line, lastLine: end.line};
  });
}

/** The places of the given blocks; adjacent places are merged. */
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
