/** Words that turn a subject into a question. */
const asking =
  /请问|想知道|我?(?:应该|该|要|想)?(?:如何|怎么样?|怎样|咋)(?:才能|办)?|为什么|为何|为啥|什么(?:是|叫)|(?:是|叫)?(?:什么|啥)(?:意思|东西)?|(?:在|到)?(?:哪里|哪儿)|(?:有|是)?哪些|是多少|多少|能不能|可不可以|是不是|有没有|介绍一下|[吗呢么][？?]*$|\b(?:how (?:to|do i|can i|does)|what (?:is|are)|why (?:is|does|do)|where (?:is|are))\b/gu;

/** A stretch of a text, in UTF-16 code units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a normalised query that only ask, and are not its subject; none if it has no other words. */
export function askingIn(text: string): readonly Stretch[] {
  const found = Array.from(text.matchAll(asking), ({0: words, index}) => ({
    from: index,
    to: index + words.length,
  }));
  return /[\p{L}\p{N}]/u.test(withoutStretches(text, found)) ? found : [];
}

/** A text without some of its stretches. */
export function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduceRight((rest, {from, to}) => rest.slice(0, from) + rest.slice(to), text);
}
