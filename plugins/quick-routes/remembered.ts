const results = new Map<unknown, unknown>();

/** What a function gives, which is the only one asked here: computed once for each input, if it gives anything. */
export function remembered<Input, Output>(compute: (input: Input) => Output, input: Input): Output {
  const known = results.get(input);
  if (known !== undefined) {
    return known as Output;
  }
  const result = compute(input);
  results.set(input, result);
  return result;
}
