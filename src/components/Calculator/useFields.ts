import {useState} from 'react';

type Fields = Readonly<Record<string, string>>;

/** What stands in a calculator's fields, and for each field what its control calls on a change. */
export function useFields<F extends Fields>(
  initial: F,
): readonly [F, (name: keyof F) => (text: string) => void] {
  const [texts, setTexts] = useState(initial);
  const change = (name: keyof F) => (text: string) => {
    setTexts((previous) => ({...previous, [name]: text}));
  };
  return [texts, change];
}
