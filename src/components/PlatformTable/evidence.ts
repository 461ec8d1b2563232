import type {FeatureId} from './features';

/** What a platform makes of a way of writing. A cell that is not there has not been checked. */
export type Value = 'yes' | 'partly' | 'no';

/**
 * Who says so: the platform's own documentation, its published source code, an engine that we ran,
 * or somebody else.
 */
export type SourceKind = 'official' | 'code' | 'measured' | 'thirdParty';

export interface Source {
  readonly kind: SourceKind;
  readonly title: string;
  readonly url: string;
  /** Which text was read: a version or a date, in Chinese; empty where the source names none. */
  readonly edition: string;
}

export interface Cell {
  readonly value: Value;
  /** A condition or a limit, in Chinese; code stands between backticks. */
  readonly note: string;
  readonly sources: readonly [Source, ...Source[]];
  /** ISO date on which somebody last read the sources. */
  readonly checked: string;
}

export interface Platform {
  readonly name: string;
  /** Which part of the platform is meant, in Chinese; empty where that is plain. */
  readonly scope: string;
  readonly cells: Readonly<Partial<Record<FeatureId, Cell>>>;
}

const lastChecked = '2026-11-21';

type SourceOf = (title: string, url: string, edition?: string) => Source;

function sourceOf(kind: SourceKind): SourceOf {
  return (title, url, edition = '') => ({kind, title, url, edition});
}

/** The platform's own documentation. */
export const official = sourceOf('official');
/** The platform's published source code, or a repository of its maker. */
export const code = sourceOf('code');
/** An engine that we ran ourselves; the edition says which, and how. */
export const measured = sourceOf('measured');
/** Anybody else: reviewers, makers of tools, users. */
export const thirdParty = sourceOf('thirdParty');

type CellOf = (
  sources: Source | Cell['sources'],
  note?: string,
  /** ISO date, where it is not the day on which the whole table was read. */
  checked?: string,
) => Cell;

function cellOf(value: Value): CellOf {
  return (sources, note = '', checked = lastChecked) => ({
    value,
    note,
    sources: 'kind' in sources ? [sources] : sources,
    checked,
  });
}

/** The way of writing works as most engines have it. */
export const yes = cellOf('yes');
/** It works after a setting, a plug-in or another spelling, or only in part: the note says which. */
export const partly = cellOf('partly');
/** A source says that it does not work. */
export const no = cellOf('no');
