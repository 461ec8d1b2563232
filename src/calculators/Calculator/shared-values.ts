import {createContext, useContext, useEffect, useRef, useState} from 'react';
import type {Texts} from './share';

interface SharedValues {
  /** The texts with which fields begin, by parameter. */
  readonly texts: Texts;
  /** Takes the texts that a reader has changed. */
  readonly report: (changes: Texts) => void;
}

/** The values that a calculator shares with the address of its own page. In articles the texts are empty. */
export const SharedValues = createContext<SharedValues>({texts: {}, report: () => undefined});

export function useSharedValues(): SharedValues {
  return useContext(SharedValues);
}

/** The state of a select, which an own page's address carries by a name. */
export function useChoice<Value extends string>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const {texts, report} = useSharedValues();
  const [value, setValue] = useState((texts[name] as Value | undefined) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      report({[name]: next});
    },
  ];
}

/** Reports the texts of each state after the first. */
export function useReport<State>(state: State, toTexts: (state: State) => Texts): void {
  const {report} = useSharedValues();
  const reported = useRef(state);
  useEffect(() => {
    if (reported.current !== state) {
      reported.current = state;
      report(toTexts(state));
    }
  });
}
