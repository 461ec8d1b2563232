import type {BusTexts, Format, IdKind, MessageField, MessageTexts} from './model';

/** A row of the table, with a key that stays the same when other rows are added or removed. */
export interface Message extends MessageTexts {
  readonly key: number;
}

export interface BusState {
  readonly format: Format;
  readonly bus: BusTexts;
  readonly idKind: IdKind;
  readonly bytes: string;
  readonly messages: readonly Message[];
  readonly nextKey: number;
}

export type BusEvent =
  | {readonly type: 'format'; readonly format: Format}
  | {readonly type: 'rate'; readonly field: keyof BusTexts; readonly text: string}
  | {readonly type: 'frame'; readonly idKind: IdKind}
  | {readonly type: 'bytes'; readonly text: string}
  | {
      readonly type: 'message';
      readonly key: number;
      readonly field: MessageField;
      readonly text: string;
    }
  | {readonly type: 'identifier'; readonly key: number; readonly idKind: IdKind}
  | {readonly type: 'add'}
  | {readonly type: 'remove'; readonly key: number};

/** The fields that a page may preset; the others come from the example. */
export interface InitialBus {
  readonly format?: Format;
  readonly arbitration?: string;
  readonly data?: string;
  readonly idKind?: IdKind;
  readonly bytes?: string;
  readonly messages?: readonly Partial<MessageTexts>[];
}

export const maxMessages = 20;

const emptyMessage: MessageTexts = {count: '1', bytes: '8', period: '100', idKind: '11'};

/** The article's machine with four axes: state, feedback, commands, I/O, temperatures, heartbeats. */
export const exampleMessages: readonly MessageTexts[] = [
  {...emptyMessage, bytes: '2', period: '10'},
  {...emptyMessage, count: '4', period: '10'},
  {...emptyMessage, count: '4', period: '10'},
  {...emptyMessage, bytes: '6', period: '20'},
  {...emptyMessage, count: '2', period: '100'},
  {...emptyMessage, count: '5', bytes: '1', period: '1000'},
];

/**
 * The initial fields of a page. The table has at least one row, an empty message if the page gives none, and at most
 * `maxMessages`; further messages are dropped.
 */
export function initialState({
  format = 'classic',
  arbitration = '500',
  data = '2000',
  idKind = '11',
  bytes = '8',
  messages = exampleMessages,
}: InitialBus = {}): BusState {
  const rows = messages.length === 0 ? [emptyMessage] : messages.slice(0, maxMessages);
  return {
    format,
    bus: {arbitration, data},
    idKind,
    bytes,
    messages: rows.map((message, key) => ({...emptyMessage, ...message, key})),
    nextKey: rows.length,
  };
}

/** The next state; the table keeps between one row and `maxMessages`. */
export function nextState(state: BusState, event: BusEvent): BusState {
  switch (event.type) {
    case 'format':
      return {...state, format: event.format};
    case 'rate':
      return {...state, bus: {...state.bus, [event.field]: event.text}};
    case 'frame':
      return {...state, idKind: event.idKind};
    case 'bytes':
      return {...state, bytes: event.text};
    case 'message':
      return changeMessage(state, event.key, {[event.field]: event.text});
    case 'identifier':
      return changeMessage(state, event.key, {idKind: event.idKind});
    case 'add':
      return state.messages.length >= maxMessages
        ? state
        : {
            ...state,
            messages: [...state.messages, {...emptyMessage, key: state.nextKey}],
            nextKey: state.nextKey + 1,
          };
    case 'remove':
      return state.messages.length <= 1
        ? state
        : {...state, messages: state.messages.filter(({key}) => key !== event.key)};
  }
}

function changeMessage(state: BusState, key: number, change: Partial<MessageTexts>): BusState {
  return {
    ...state,
    messages: state.messages.map((message) =>
      message.key === key ? {...message, ...change} : message,
    ),
  };
}
