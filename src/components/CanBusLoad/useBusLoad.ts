import {useReducer} from 'react';
import {solveFrame, solveLoad, type BusTexts} from './model';
import {initialState, nextState, type InitialBus} from './state';

/** State, results and handlers of the bus, of one frame and of the table of messages. */
export function useBusLoad(initial: InitialBus | undefined) {
  const [state, dispatch] = useReducer(nextState, initial, initialState);
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
