import type {PageResult, SearchResults, SectionResult} from '../index/types.ts';

/** A result that the reader can open: a section on its page. */
export interface Option {
  readonly page: PageResult;
  readonly section: SectionResult;
}

export type Outcome =
  | {readonly type: 'none'}
  | {readonly type: 'found'; readonly query: string; readonly results: SearchResults}
  /** The index, or the worker that reads it, did not load. */
  | {readonly type: 'failed'};

export type Where = 'here' | 'new tab';

export interface SearchState {
  /** The text of the field. */
  readonly text: string;
  /** Whether an input method is composing, so that the text is not final. */
  readonly isComposing: boolean;
  /** The query to search for; empty for none. */
  readonly query: string;
  /** How many pages to request. */
  readonly limit: number;
  /** The number of the latest request. Responses to older ones are stale. */
  readonly requestId: number;
  /** The number of the request that led to the outcome. */
  readonly settledId: number;
  /** The last outcome, kept until the next response. */
  readonly outcome: Outcome;
  /** Index into `optionsOf`. */
  readonly active: number;
  /** Whether the reader moves in the list. If not, Home and End move in the text. */
  readonly isBrowsing: boolean;
  /** Set if the reader pressed Enter before the response came. */
  readonly entered: Where | undefined;
}

export type Move = 'next' | 'previous' | 'first' | 'last';

export type SearchEvent =
  | {readonly type: 'typed'; readonly text: string; readonly isComposing: boolean}
  | {readonly type: 'responded'; readonly requestId: number; readonly results: SearchResults}
  | {readonly type: 'loaded'; readonly requestId: number}
  | {readonly type: 'failed'; readonly requestId: number}
  | {readonly type: 'retried'}
  | {readonly type: 'more requested'; readonly count: number}
  | {readonly type: 'moved'; readonly to: Move}
  | {readonly type: 'pointed'; readonly index: number}
  | {readonly type: 'entered'; readonly where: Where}
  | {readonly type: 'opened'};

/** The options of the listbox, in its order. */
export function optionsOf({outcome}: SearchState): readonly Option[] {
  return outcome.type === 'found'
    ? outcome.results.pages.flatMap((page) => page.sections.map((section) => ({page, section})))
    : [];
}

/** Whether the response to a query is pending. Loading the index does not count. */
export function isPending({query, requestId, settledId}: SearchState): boolean {
  return query !== '' && requestId !== settledId;
}

export function initialState({
  text,
  limit,
}: {
  readonly text: string;
  readonly limit: number;
}): SearchState {
  return {
    text,
    isComposing: false,
    query: queryOf(text),
    limit,
    requestId: 1,
    settledId: 0,
    outcome: {type: 'none'},
    active: 0,
    isBrowsing: false,
    entered: undefined,
  };
}

export function nextState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return type(state, event);
    case 'responded': {
      const {query} = state;
      const outcome = {type: 'found', query, results: event.results} as const;
      return settle(state, event.requestId, outcome);
    }
    case 'loaded':
      return settle(state, event.requestId, {type: 'none'});
    case 'failed':
      return settle(state, event.requestId, {type: 'failed'});
    case 'retried':
      return {...state, requestId: state.requestId + 1};
    case 'more requested':
      return {...state, requestId: state.requestId + 1, limit: state.limit + event.count};
    case 'moved':
      return {...state, isBrowsing: true, active: move(state, event.to)};
    case 'pointed':
      return {...state, active: event.index};
    case 'entered':
      return {...state, entered: event.where};
    case 'opened':
      return {...state, entered: undefined};
  }
}

/** Trims and collapses the white space of a query, which has no meaning. */
function queryOf(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

function type(
  state: SearchState,
  {text, isComposing}: {readonly text: string; readonly isComposing: boolean},
): SearchState {
  const typed = {...state, text, isComposing, isBrowsing: false, entered: undefined};
  const query = queryOf(text);
  if (isComposing || query === state.query) {
    return typed;
  }
  const outcome: Outcome = query === '' ? {type: 'none'} : state.outcome;
  return {...typed, query, outcome, requestId: state.requestId + 1};
}

function settle(state: SearchState, requestId: number, outcome: Outcome): SearchState {
  return requestId === state.requestId
    ? {...state, outcome, settledId: requestId, active: 0, isBrowsing: false}
    : state;
}

function move(state: SearchState, to: Move): number {
  const last = Math.max(0, optionsOf(state).length - 1);
  switch (to) {
    case 'next':
      return state.active >= last ? 0 : state.active + 1;
    case 'previous':
      return state.active <= 0 ? last : state.active - 1;
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
