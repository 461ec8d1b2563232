/** The values that a template names. `suggestion` is a known name that a mistyped one was probably meant to be. */
type Values<Name extends string> = {
  readonly [Each in Name]: Each extends 'suggestion' ? string | undefined : string | number;
};

type Sentence<Names extends readonly string[]> = (values: Values<Names[number]>) => string;

/**
 * A tag for the sentences of one language: `` say`"${'url'}" is a folder.` `` takes `{url}` and returns the sentence.
 *
 * @param suggest the question after a known name
 */
export function templatesWith(suggest: (name: string) => string) {
  return <const Names extends readonly string[]>(
      texts: TemplateStringsArray,
      ...names: Names
    ): Sentence<Names> =>
    (values) =>
      texts.reduce((written, text, index) => {
        const name = names[index - 1] as Names[number];
        const value: string | number | undefined = values[name];
        const isSuggested = name === 'suggestion' && value !== undefined;
        return `${written}${isSuggested ? suggest(String(value)) : (value ?? '')}${text}`;
      });
}

/** A tag for messages of two sentences: `` fault`<${'name'}> is not closed.`.remedy`Write <${'name'} />.` `` */
export function pairsWith(say: ReturnType<typeof templatesWith>) {
  return <const Names extends readonly string[]>(texts: TemplateStringsArray, ...names: Names) => ({
    remedy: <const More extends readonly string[]>(
      more: TemplateStringsArray,
      ...moreNames: More
    ): readonly [fault: Sentence<Names>, remedy: Sentence<More>] => [
      say(texts, ...names),
      say(more, ...moreNames),
    ],
  });
}
