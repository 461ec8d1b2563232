import {useState} from 'react';
import {useSharedValues} from './shared-values';

interface Solved<Name extends PropertyKey, Fault, Result> {
  readonly errors: Readonly<Partial<Record<Name, Fault>>>;
  readonly result: Result;
}

/**
 * The outcome of a calculator's fields, and the props of each field's control.
 *
 * @param shared names in the address of the calculator's own page, where they differ from those of the fields
 */
export function useFields<Name extends string, Fault, Result>(
  initial: Readonly<Record<Name, string>>,
  solve: (texts: Readonly<Record<Name, string>>) => Solved<Name, Fault, Result>,
  shared?: Readonly<Partial<Record<Name, string>>>,
) {
  const {texts: given, report} = useSharedValues();
  const [texts, setTexts] = useState(() => {
    const names = Object.keys(initial) as Name[];
    return Object.fromEntries(
      names.map((name) => [name, given[shared?.[name] ?? name] ?? initial[name]]),
    ) as Readonly<Record<Name, string>>;
  });
  const {errors, result} = solve(texts);
  const write = (changes: Readonly<Partial<Record<Name, string>>>) => {
    setTexts((previous) => ({...previous, ...changes}));
    const entries = Object.entries(changes) as [Name, string][];
    report(Object.fromEntries(entries.map(([name, text]) => [shared?.[name] ?? name, text])));
  };
  return {
    result,
    write,
    field: (name: Name) => ({
      value: texts[name],
      error: errors[name],
      onChange: (text: string) => {
        write({[name]: text} as Readonly<Partial<Record<Name, string>>>);
      },
    }),
  };
}
