import type {PageResult, SearchResults, SectionResult} from '../index/types.ts';

/** A place that can be opened: a section on its page. */
export interface Option {
  readonly page: PageResult;
  readonly section: SectionResult;
}

export type Outcome =
  | {readonly type: 'none'}
  | {readonly type: 'found'; readonly query: string; readonly results: SearchResults}
  /** The index, or the worker that reads it, could not be had. */
  | {readonly type: 'failed'};

export type Where = 'here' | 'new tab';

export interface SearchState {
  /** What stands in the field. */
  readonly text: string;
  /** Whether an input method is at work: what stands in the field is not what the reader means yet. */
  readonly isComposing: boolean;
  /** What is searched; empty when nothing is. */
  readonly query: string;
  /** How many pages are asked for. */
  readonly limit: number;
  /** Grows with every question; answers to older ones are stale. */
  readonly asked: number;
  /** The question that the outcome answers. */
  readonly answered: number;
  /** The last outcome, which stays while a newer question is under way. */
  readonly outcome: Outcome;
  /** Index into `optionsOf`. */
  readonly active: number;
  /** Whether the reader moves in the list; else Home and End belong to the text. */
  readonly isBrowsing: boolean;
  /** Enter was pressed before the answer had come. */
  readonly entered: Where | undefined;
}

export type Move = 'next' | 'previous' | 'first' | 'last';

export type SearchEvent =
  | {readonly type: 'typed'; readonly text: string; readonly isComposing: boolean}
  | {readonly type: 'answered'; readonly asked: number; readonly results: SearchResults}
  | {readonly type: 'loaded'; readonly asked: number}
  | {readonly type: 'failed'; readonly asked: number}
  | {readonly type: 'retried'}
  | {readonly type: 'asked for more'; readonly count: number}
  | {readonly type: 'moved'; readonly to: Move}
  | {readonly type: 'pointed'; readonly index: number}
  | {readonly type: 'entered'; readonly where: Where}
  | {readonly type: 'opened'};

/** The places that the listbox offers, in its order. */
export function optionsOf({outcome}: SearchState): readonly Option[] {
  return outcome.type === 'found'
    ? outcome.results.pages.flatMap((page) => page.sections.map((section) => ({page, section})))
    : [];
}

/** Whether an answer is awaited: to a query, not to the loading of the index. */
export function isPending({query, asked, answered}: SearchState): boolean {
  return query !== '' && asked !== answered;
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
    asked: 1,
    answered: 0,
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
    case 'answered': {
      const {query} = state;
      const outcome = {type: 'found', query, results: event.results} as const;
      return answer(state, event.asked, outcome);
    }
    case 'loaded':
      return answer(state, event.asked, {type: 'none'});
    case 'failed':
      return answer(state, event.asked, {type: 'failed'});
    case 'retried':
      return {...state, asked: state.asked + 1};
    case 'asked for more':
      return {...state, asked: state.asked + 1, limit: state.limit + event.count};
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

/** White space around a query, and how much of it stands between words, means nothing. */
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
  return {...typed, query, outcome, asked: state.asked + 1};
}

function answer(state: SearchState, asked: number, outcome: Outcome): SearchState {
  return asked === state.asked
    ? {...state, outcome, answered: asked, active: 0, isBrowsing: false}
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
