const results = new Map<unknown, unknown>();

/** What a function gives, which is the only one asked here: computed once for each input. */
export function remembered<Input, Output>(compute: (input: Input) => Output, input: Input): Output {
  if (!results.has(input)) {
    results.set(input, compute(input));
  }
  return results.get(input) as Output;
}
