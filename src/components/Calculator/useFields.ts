import {useState} from 'react';

interface Solved<Name extends PropertyKey, Fault, Result> {
  readonly errors: Readonly<Partial<Record<Name, Fault>>>;
  readonly result: Result;
}

/** The outcome of a calculator's fields, and the props of each field's control. */
export function useFields<Name extends string, Fault, Result>(
  initial: Readonly<Record<Name, string>>,
  solve: (texts: Readonly<Record<Name, string>>) => Solved<Name, Fault, Result>,
) {
  const [texts, setTexts] = useState(initial);
  const {errors, result} = solve(texts);
  return {
    result,
    field: (name: Name) => ({
      value: texts[name],
      error: errors[name],
      onChange: (text: string) => {
        setTexts((previous) => ({...previous, [name]: text}));
      },
    }),
  };
}
