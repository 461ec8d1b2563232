import type {EngineId, OptionsOf} from '@markdown-zh/engines/catalog';
import type {Block} from '../preview/index.ts';
import {changed, markLines, same, type Line} from './differences.ts';
import {keysOf, sidesOf, unlessTooDeep, type Output, type Side} from './side.ts';
import {placesAt, placesOfBlocks, type SourcePlace} from './source-places.ts';
import type {Site} from '../preview/index.ts';

export type {SourcePlace} from './source-places.ts';

/** Engines with equivalent outputs. */
export interface Group {
  readonly engines: readonly EngineId[];
  readonly lines: readonly Line[];
  /** The result for the frame, block by block; undefined if the HTML is nested too deeply to be parsed. */
  readonly blocks: readonly (Pick<Block, 'html'> & {readonly differs: boolean})[] | undefined;
}

export interface Comparison {
  /** The first group is the reference, the group of the first output. */
  readonly groups: readonly Group[];
  /** Places in the text that engines render differently, as far as remark, the engine with positions, can tell. */
  readonly places: readonly SourcePlace[];
}

/** The outputs to compare, and their source. */
export interface Comparable {
  readonly outputs: readonly Output[];
  readonly source: string;
  /** The options of remark. */
  readonly options: OptionsOf<'remark'>;
  readonly baseUrl: string;
}

/**
 * Groups outputs that are equal once normalised, and marks where each group differs from the first. HTML that is nested
 * too deeply to be parsed (thousands of elements) is compared as text.
 */
export function compare({outputs, source, options, ...site}: Comparable & Site): Comparison {
  const sides = sidesOf(outputs, site);
  const [reference] = sides;
  return {
    groups: sides.map((group) => mark(group, reference ?? group)),
    places: unlessTooDeep(() => differingPlaces(sides, source, options)) ?? [],
  };
}

function differingPlaces(
  sides: readonly Side[],
  source: string,
  options: OptionsOf<'remark'>,
): SourcePlace[] {
  const known = sides.find(({engines}) => engines.includes('remark'));
  const others = sides.filter((other) => other !== known);
  if (!known?.blocks || others.length === 0) {
    return [];
  }
  const places = placesOfBlocks(source, options);
  if (places.length !== known.blocks.length) {
    return []; // blocks and places do not correspond
  }
  const differing = new Set(others.flatMap((other) => [...changed(keysOf(other), keysOf(known))]));
  return placesAt(places, differing);
}

function mark(group: Side, reference: Side): Group {
  const known = group === reference ? undefined : changed(keysOf(reference), keysOf(group));
  return {
    engines: group.engines,
    lines: group === reference ? group.lines.map(same) : markLines(group.lines, reference.lines),
    blocks: group.blocks?.map(({html}, index) => ({html, differs: known?.has(index) ?? false})),
  };
}
