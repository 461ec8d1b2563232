import type {Cell, Platform, Value} from '@markdown-zh/platforms/evidence';
import {features} from '@markdown-zh/platforms/features';

/** A feature with the answers of the compared platforms, in their order; undefined for a platform that nobody has checked. */
export interface ComparedFeature {
  readonly feature: (typeof features)[number];
  readonly cells: readonly (Cell | undefined)[];
}

interface Comparison {
  /** The largest contrast first. */
  readonly different: readonly ComparedFeature[];
  readonly alike: readonly ComparedFeature[];
}

const ranks: Readonly<Record<Value, number>> = {no: 0, partly: 1, yes: 2};

/**
 * How far the answers are apart: 5 for yes and no, 3 if one of these meets `partly`, 1 if only some are known. All `partly` is 0, or 1
 * with different conditions. 0 means that they agree.
 */
function contrastOf(cells: ComparedFeature['cells']): number {
  const known = cells.flatMap((cell) => (cell ? [ranks[cell.value]] : []));
  const spread = known.length > 0 ? Math.max(...known) - Math.min(...known) : 0;
  const kinds = new Set(cells.map((cell) => (cell?.value === 'partly' ? cell.note : cell?.value)));
  return 2 * spread + (kinds.size > 1 ? 1 : 0);
}

/** Separates the features for which platforms differ, in their answer or in its condition, from those for which they agree. */
export function compare(platforms: readonly Platform[]): Comparison {
  const rows = features.map((feature) => {
    const cells = platforms.map(
      (platform) => (platform.cells as Partial<Record<string, Cell>>)[feature.id],
    );
    return {feature, cells, contrast: contrastOf(cells)};
  });
  return {
    different: rows
      .filter(({contrast}) => contrast > 0)
      .sort((a, b) => b.contrast - a.contrast)
      .map(({feature, cells}) => ({feature, cells})),
    alike: rows
      .filter(({contrast}) => contrast === 0)
      .map(({feature, cells}) => ({feature, cells})),
  };
}
