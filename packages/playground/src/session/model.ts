import type {Table} from '../interface/TableEditor/model.ts';
import type {FileOnDisk} from './file-access.ts';
import type {Notice} from '../notices.ts';
import {initialChoices, nextChoices, type ChoiceEvent, type Choices} from '../state.ts';
import type {ShownCleaning} from '../worker/cleaning.ts';
import type {Link, StoredDocument} from './documents.ts';
import type {SavedFile} from './file-format.ts';

/** A text's document in the browser's database. */
export interface DocumentLink extends Link {
  /** The text of the document; undefined if this tab does not know it. */
  readonly text: string | undefined;
  /** The reader's name for it. */
  readonly name?: string;
}

/** A text of the tab, and where it is kept. */
export interface Text {
  /** Identifies the text in this tab. */
  readonly key: number;
  readonly source: string;
  /** The text as an address or a sample gives it again. Undefined if only this tab has it. */
  readonly origin: string | undefined;
  /** The hash of the address that the text belongs to. */
  readonly hash: string;
  readonly document?: DocumentLink;
  /** The file that the text is saved to. */
  readonly file?: FileOnDisk;
  /** Line endings and encoding for downloads and files. */
  readonly format: SavedFile;
}

/** The reason why the browser does not store: its storage is full or forbidden, or a later release of the site has written it. */
export type StorageFault = 'full' | 'forbidden' | 'newer';

/** The place in the editor's history where a text took the place of another one. */
interface Boundary {
  readonly before: number;
  readonly beforeSource: string;
  readonly after: number;
}

/** The cleaning of a text: its changes, and which of them the reader keeps. */
export interface Cleaned {
  readonly cleanings: readonly ShownCleaning[];
  /** For each cleaning, whether the text has it. */
  readonly isKept: readonly boolean[];
  /** The text before all of them. */
  readonly before: string;
  /** The text with those that the reader keeps. */
  readonly after: string;
}

/** The changes of a table's dialog that are not in the text yet. */
export interface TableDraft {
  readonly table: Table;
  /** Where the table is, or will be, in UTF-16 code units. */
  readonly at: number;
}

export interface SessionState {
  /** The text that the editor shows. */
  readonly current: Text;
  /** Other texts of this tab: those that undo or a message leads back to, and those that are not stored yet. */
  readonly others: readonly Text[];
  readonly boundaries: readonly Boundary[];
  /** Whether texts are kept in this browser. */
  readonly isKeeping: boolean;
  /** Why the last attempt to store failed. */
  readonly fault: StorageFault | undefined;
  readonly notice: Notice | undefined;
  /** The text that the current one replaced, while the message about it stands. */
  readonly formerKey: number | undefined;
  readonly choices: Choices;
  readonly cleaned: Cleaned | undefined;
  readonly tableDraft: TableDraft | undefined;
  readonly nextKey: number;
}

/** A text that takes the place of the current one. */
export type Incoming = Omit<Text, 'key' | 'format'> & {readonly format?: SavedFile};

export type SessionEvent =
  /** The editor's text has changed. */
  | {readonly type: 'edited'; readonly source: string; readonly by: 'edit' | 'undo' | 'redo'}
  /** Another text takes the place of the current one. */
  | {readonly type: 'replaced'; readonly by: Incoming; readonly notice?: Notice}
  /** The tab begins with its text of before. */
  | {readonly type: 'restored'; readonly text: Incoming}
  /** The reader returns to a text that another one has replaced. */
  | {readonly type: 'returned'; readonly key: number}
  /** The address has changed, and the text stays. */
  | {readonly type: 'readdressed'; readonly hash: string}
  /** A write to the database begins. */
  | {readonly type: 'writing'; readonly key: number; readonly version: string}
  | {
      readonly type: 'written';
      readonly key: number;
      readonly document: DocumentLink;
      readonly notice?: Notice;
    }
  | {readonly type: 'not written'; readonly fault: StorageFault}
  | {readonly type: 'file written'; readonly key: number; readonly file: FileOnDisk}
  | {readonly type: 'keeping'; readonly isOn: boolean}
  /** Documents were deleted by the reader: their texts stay in the tab until they are changed. */
  | {readonly type: 'deleted'; readonly ids: readonly number[] | 'all'}
  /** The reader has brought a deleted document back. */
  | {readonly type: 'undeleted'; readonly document: StoredDocument}
  | {readonly type: 'renamed'; readonly id: number; readonly name: string}
  | {readonly type: 'noticed'; readonly notice: Notice | undefined}
  | {readonly type: 'cleaned'; readonly cleaned: Cleaned}
  | {readonly type: 'table drafted'; readonly draft: TableDraft | undefined}
  | {readonly type: 'choice'; readonly choice: ChoiceEvent};

/** Texts that undo leads back to, beyond which the oldest is let go of, if it is stored. */
const mostBoundaries = 20;

const plainFormat: SavedFile = {encoding: 'UTF-8', hasBom: false, lineEnding: '\n'};

export function initialState(source: string, isKeeping: boolean): SessionState {
  return {
    current: {key: 0, source, origin: source, hash: '', format: plainFormat},
    others: [],
    boundaries: [],
    isKeeping,
    fault: undefined,
    notice: undefined,
    formerKey: undefined,
    choices: initialChoices,
    cleaned: undefined,
    tableDraft: undefined,
    nextKey: 1,
  };
}

/** Whether a text is whole elsewhere, if this tab goes. */
export function isStored({source, origin, document}: Text): boolean {
  return source === (document ? document.text : origin) || (!document && source.trim() === '');
}

/** Whether a text is the reader's, and not a sample or a shared one. */
export function isOwn({source, origin, document, file}: Text): boolean {
  return Boolean(document ?? file) || (source !== origin && source.trim() !== '');
}

/** The texts that the database does not have, the current one last: those before it can no longer change. */
export function unstored({current, others}: SessionState): Text[] {
  return [...others, current].filter((text) => !isStored(text));
}

/** Whether closing the tab would lose words, although the reader wants them kept. */
export function isUnsafe(state: SessionState): boolean {
  return state.isKeeping && state.fault !== undefined && unstored(state).length > 0;
}

/** The text that the message of the last replacement leads back to. */
export function formerOf({others, formerKey}: SessionState): Text | undefined {
  return others.find(({key}) => key === formerKey);
}

/** The state after an event. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.source, event.by);
    case 'replaced':
      return replaced(state, event.by, event.notice);
    case 'restored': {
      const current = {format: plainFormat, ...event.text, key: state.current.key};
      return {...state, current};
    }
    case 'returned': {
      const former = state.others.find(({key}) => key === event.key);
      return former ? shown(state, former, undefined) : state;
    }
    case 'readdressed':
      return {...state, current: {...state.current, hash: event.hash}};
    case 'writing':
      return changeText(state, event.key, (text) =>
        text.document
          ? {
              ...text,
              document: {
                ...text.document,
                versions: [...text.document.versions, event.version],
              },
            }
          : text,
      );
    case 'written': {
      const {key, document, notice} = event;
      const next = changeText(state, key, (text) => ({...text, document}));
      return {...withoutLost(next), fault: undefined, notice: notice ?? next.notice};
    }
    case 'not written':
      return {
        ...state,
        fault: event.fault,
        // Said once, not after each attempt.
        notice: state.fault === event.fault ? state.notice : {code: faultNotices[event.fault]},
      };
    case 'file written':
      return changeText(state, event.key, (text) => ({...text, file: event.file}));
    case 'keeping':
      return event.isOn
        ? {...state, isKeeping: true}
        : {...forgetDocuments(state, 'all'), isKeeping: false, fault: undefined};
    case 'deleted':
      return forgetDocuments(state, event.ids);
    case 'undeleted': {
      const {text} = event.document;
      const link = linkOf(event.document);
      // Unless its text was changed, and kept again, in the meantime.
      return changeTexts(state, (one) =>
        !one.document && one.source === text && one.origin === text
          ? {...one, origin: undefined, document: link}
          : one,
      );
    }
    case 'renamed':
      return changeTexts(state, (text) =>
        text.document?.id === event.id
          ? {...text, document: {...text.document, name: event.name}}
          : text,
      );
    case 'noticed':
      return {...state, notice: event.notice, formerKey: undefined};
    case 'cleaned':
      return {...state, cleaned: event.cleaned};
    case 'table drafted':
      return {...state, tableDraft: event.draft};
    case 'choice':
      return {...state, choices: nextChoices(state.choices, event.choice)};
  }
}

/** The link of a text that is its document's. */
export function linkOf({id, version, text, name}: StoredDocument): DocumentLink {
  return {id, versions: [version], text, ...(name !== undefined && {name})};
}

/** The notice of each fault. */
export const faultNotices = {
  full: 'browser full',
  forbidden: 'browser forbids',
  newer: 'browser newer',
} as const satisfies Record<StorageFault, Notice['code']>;

function edited(state: SessionState, source: string, by: 'edit' | 'undo' | 'redo'): SessionState {
  const {current, others, boundaries} = state;
  const crossed =
    by === 'edit'
      ? undefined
      : boundaries.findLast(({before, beforeSource, after}) =>
          by === 'undo'
            ? current.key === after && source === beforeSource
            : current.key === before && current.source === beforeSource,
        );
  const key = crossed && (by === 'undo' ? crossed.before : crossed.after);
  const next = others.find((text) => text.key === key);
  if (!next) {
    return source === current.source ? state : {...state, current: {...current, source}};
  }
  return {
    ...state,
    current: {...next, source},
    others: [...others.filter((text) => text !== next), current],
    notice: undefined,
    formerKey: undefined,
  };
}

function replaced(state: SessionState, by: Incoming, notice: Notice | undefined): SessionState {
  const {current, nextKey} = state;
  if (by.source === current.source && !by.document && !by.file) {
    // The same text, by a link or a sample. Where it is kept stays as it is.
    return {...state, current: {...current, hash: by.hash}, notice, formerKey: undefined};
  }
  const next: Text = {format: plainFormat, ...by, key: nextKey};
  return shown({...state, nextKey: nextKey + 1}, next, notice);
}

/** Shows a text in place of the current one, with a message that leads back to that. */
function shown(state: SessionState, next: Text, notice: Notice | undefined): SessionState {
  const {current} = state;
  const boundary = {before: current.key, beforeSource: current.source, after: next.key};
  const leadsBack = isOwn(current);
  return withoutLost({
    ...state,
    current: next,
    others: [...state.others.filter(({key}) => key !== next.key), current],
    boundaries: [...state.boundaries, boundary].slice(-mostBoundaries),
    formerKey: leadsBack ? current.key : undefined,
    notice: notice ?? (leadsBack ? {code: 'text replaced'} : undefined),
  });
}

/** Lets go of texts that are stored, and that no undo and no message lead back to. */
function withoutLost(state: SessionState): SessionState {
  const {boundaries, formerKey} = state;
  const isReached = ({key}: Text) =>
    key === formerKey || boundaries.some(({before, after}) => before === key || after === key);
  return {
    ...state,
    others: state.others.filter((text) => isReached(text) || !isStored(text)),
  };
}

function changeTexts(state: SessionState, change: (text: Text) => Text): SessionState {
  return {...state, current: change(state.current), others: state.others.map(change)};
}

function changeText(state: SessionState, key: number, change: (text: Text) => Text): SessionState {
  return changeTexts(state, (text) => (text.key === key ? change(text) : text));
}

function forgetDocuments(state: SessionState, ids: readonly number[] | 'all'): SessionState {
  return changeTexts(state, ({document, ...text}) => {
    const isGone = document && (ids === 'all' || ids.includes(document.id));
    return isGone
      ? {...text, origin: document.text ?? text.source}
      : {...text, ...(document && {document})};
  });
}
