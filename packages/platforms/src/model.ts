import type {Cell, Platform, Source, Value} from './evidence.ts';
import {features, type FeatureId} from './features.ts';
import type {PlatformGroup} from './groups.ts';

/** A table cell: a value with evidence, or unchecked. */
export type Answer = Value | 'unknown';

type Counts = Readonly<Record<Answer, number>>;

export interface FeatureCounts {
  readonly id: FeatureId;
  readonly name: string;
  readonly counts: Counts;
}

function platformsOf(groups: readonly PlatformGroup[]): Platform[] {
  return groups.flatMap(({platforms}) => platforms);
}

function listed(cells: Platform['cells']): Cell[] {
  return features.flatMap(({id}) => cells[id] ?? []);
}

function cellsOf(groups: readonly PlatformGroup[]): Cell[] {
  return platformsOf(groups).flatMap(({cells}) => listed(cells));
}

function countAnswers(answers: readonly Answer[]): Counts {
  const of = (wanted: Answer): number => answers.filter((answer) => answer === wanted).length;
  return {yes: of('yes'), partly: of('partly'), no: of('no'), unknown: of('unknown')};
}

/** Counts the platforms that support each feature: most supported first, ties in listed order. */
export function countByFeature(groups: readonly PlatformGroup[]): FeatureCounts[] {
  const platforms = platformsOf(groups);
  return features
    .map(({id, name}) => ({
      id,
      name,
      counts: countAnswers(platforms.map(({cells}) => cells[id]?.value ?? 'unknown')),
    }))
    .sort((a, b) => b.counts.yes - a.counts.yes || b.counts.partly - a.counts.partly);
}

/** The features in the order of the columns: first those that most platforms are known to render in part or not at all. */
export function byDeviation(groups: readonly PlatformGroup[]): (typeof features)[number][] {
  const countsOf = new Map(countByFeature(groups).map(({id, counts}) => [id, counts]));
  const deviating = (id: FeatureId) =>
    (countsOf.get(id)?.partly ?? 0) + (countsOf.get(id)?.no ?? 0);
  return [...features].sort((a, b) => deviating(b.id) - deviating(a.id));
}

export interface Totals {
  readonly platforms: number;
  readonly cells: number;
  /** Cells with evidence. */
  readonly known: number;
  /** Unchecked cells. */
  readonly unknown: number;
  /** Cells backed neither by the platform's vendor nor by a run of ours. */
  readonly thirdPartyOnly: number;
}

/** The numbers above the tables. */
export function totalsOf(groups: readonly PlatformGroup[]): Totals {
  const cells = cellsOf(groups);
  const platforms = platformsOf(groups).length;
  const all = platforms * features.length;
  return {
    platforms,
    cells: all,
    known: cells.length,
    unknown: all - cells.length,
    thirdPartyOnly: cells.filter(({sources}) => sources.every(({kind}) => kind === 'thirdParty'))
      .length,
  };
}

export interface Citation {
  readonly source: Source;
  /** The platform for which it is first cited. */
  readonly platform: string;
}

/** Every source once, in the order of citation; its position is its number. */
export function citationsOf(groups: readonly PlatformGroup[]): Citation[] {
  const platformOf = new Map<Source, string>();
  for (const {name, cells} of platformsOf(groups)) {
    for (const source of listed(cells).flatMap(({sources}) => sources)) {
      if (!platformOf.has(source)) {
        platformOf.set(source, name);
      }
    }
  }
  return [...platformOf].map(([source, platform]) => ({source, platform}));
}
