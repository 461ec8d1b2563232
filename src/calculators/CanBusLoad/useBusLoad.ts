import {useReducer} from 'react';
import {useReport, useSharedValues} from '../Calculator/shared-values';
import type {Texts} from '../Calculator/share';
import {solveFrame, solveLoad, type BusTexts, type Format, type IdKind} from './model';
import {readMessages, writeMessages} from './share';
import {initialState, nextState, type BusState, type InitialBus} from './state';

/** State, results and handlers of the bus, of one frame and of the table of messages. */
export function useBusLoad(initial: InitialBus | undefined) {
  const {texts} = useSharedValues();
  const [state, dispatch] = useReducer(nextState, {...initial, ...fromTexts(texts)}, initialState);
  useReport(state, toTexts);
  const {format, bus, idKind, bytes, messages} = state;
  const frame = solveFrame(format, bus, idKind, bytes);
  return {
    ...state,
    frame,
    load: solveLoad(format, bus, messages),
    dispatch,
    rateField: <Name extends keyof BusTexts>(name: Name) => ({
      value: bus[name],
      error: frame.errors[name],
      onChange: (text: string) => {
        dispatch({type: 'rate', field: name, text});
      },
    }),
    bytesField: {
      value: bytes,
      error: frame.errors.bytes,
      onChange: (text: string) => {
        dispatch({type: 'bytes', text});
      },
    },
  };
}

function toTexts({format, bus, idKind, bytes, messages}: BusState): Texts {
  const {arbitration, data: dataRate} = bus;
  return {format, arbitration, dataRate, idKind, bytes, messages: writeMessages(messages)};
}

/** The fields of an address that was read, so its values are valid. */
function fromTexts({format, arbitration, dataRate, idKind, bytes, messages}: Texts): InitialBus {
  const rows = messages === undefined ? undefined : readMessages(messages, format as Format);
  return {
    ...(format !== undefined && {format: format as Format}),
    ...(arbitration !== undefined && {arbitration}),
    ...(dataRate !== undefined && {data: dataRate}),
    ...(idKind !== undefined && {idKind: idKind as IdKind}),
    ...(bytes !== undefined && {bytes}),
    ...(rows && {messages: rows}),
  };
}
