import {useReducer} from 'react';
import {useReport, useSharedValues} from '../Calculator/shared-values';
import {solveScreen, type ScreenTexts} from './model';
import {initialState, nextState, type InitialScreen} from './state';

/** The fields with their errors, the results, and the handlers of the controls. */
export function useScreen(initial: InitialScreen | undefined) {
  const {texts: given} = useSharedValues();
  const [state, dispatch] = useReducer(nextState, {...initial, ...given}, initialState);
  useReport(state, ({texts, known}) => ({...texts, known}));
  const {errors, result} = solveScreen(state.known, state.texts);
  return {
    ...state,
    result,
    choose: (panel: string) => {
      dispatch({type: 'choose', panel});
    },
    know: (known: typeof state.known) => {
      dispatch({type: 'know', known});
    },
    field: (name: keyof ScreenTexts) => ({
      value: state.texts[name],
      error: errors[name],
      onChange: (text: string) => {
        dispatch({type: 'write', field: name, text});
      },
    }),
  };
}
