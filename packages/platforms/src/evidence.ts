import type {FeatureId} from './features.ts';

/** Whether a platform supports a feature. A missing cell has not been checked. */
export type Value = 'yes' | 'partly' | 'no';

/** The kind of source: the platform's own documentation, its published source code, an engine that we ran, or a third party. */
export type SourceKind = 'official' | 'code' | 'measured' | 'thirdParty';

export interface Source {
  readonly kind: SourceKind;
  readonly title: string;
  readonly url: string;
  /** The version or date of the source, in Chinese; empty if the source names none. */
  readonly edition: string;
}

export interface Cell {
  readonly value: Value;
  /** A condition or a limit, in Chinese; code in backticks. */
  readonly note: string;
  readonly sources: readonly [Source, ...Source[]];
  /** ISO date of the last check of the sources. */
  readonly checked: string;
}

export interface Platform {
  /** Its name in addresses. */
  readonly id: string;
  readonly name: string;
  /** The part of the platform that is meant, in Chinese; empty if obvious. */
  readonly scope: string;
  readonly cells: Readonly<Partial<Record<FeatureId, Cell>>>;
}

/** The date of all cells that do not name another one. */
export const lastChecked = '2026-11-21';

type SourceOf = (title: string, url: string, edition?: string) => Source;

function sourceOf(kind: SourceKind): SourceOf {
  return (title, url, edition = '') => ({kind, title, url, edition});
}

/** The platform's own documentation. */
export const official = sourceOf('official');
/** The platform's published source code, or a repository of its vendor. */
export const code = sourceOf('code');
/** An engine that we ran; the edition says which one and how. */
export const measured = sourceOf('measured');
/** Third parties: reviewers, tool makers, users. */
export const thirdParty = sourceOf('thirdParty');

type CellOf = (
  sources: Source | Cell['sources'],
  note?: string,
  /** ISO date, if it differs from the date of the whole table. */
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

/** The feature works as in most engines. */
export const yes = cellOf('yes');
/** It needs a setting, a plug-in or another syntax, or works only in part; the note says which. */
export const partly = cellOf('partly');
/** A source says that it does not work. */
export const no = cellOf('no');
