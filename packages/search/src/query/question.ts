/** Words that make a query a question, or a polite one. */
const asking =
  /请问|请教|求助|求教|想知道|想问|有没有办法|有办法|怎么办|怎么回事|能否|可否|是否|有的时候|有时候?|我?(?:应该|该|要|想)?(?:如何|怎么样?|怎样|咋)(?:才能|办)?|为什么|为何|为啥|什么(?:是|叫)|(?:是|叫)?(?:什么|啥)(?:意思|东西)?|(?:在|到)?(?:哪里|哪儿)|(?:有|是)?哪些|是?多少|能不能|可不可以|是不是|有没有|介绍一下|[吗呢么]\?*$|\b(?:how (?:to|do i|can i|does)|what (?:is|are)|why (?:is|does|do)|where (?:is|are))\b/gu;

/** Characters that join the words of a sentence. They are parts of words, so they count only in a question. */
const joining = /里面|[的了和与跟会把被也都就才去里吗呢]/gu;

/** A stretch of a text, in UTF-16 code units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a normalised query with its question words; an empty list if it has no other words. */
export function questionWordsIn(text: string): readonly Stretch[] {
  const found = Array.from(text.matchAll(asking), ({0: words, index}) => ({
    from: index,
    to: index + words.length,
  }));
  return /[\p{L}\p{N}]/u.test(withoutStretches(text, found)) ? found : [];
}

/** The stretches of a question that join its words; an empty list if the text is not a question. */
export function joiningWordsIn(text: string): readonly Stretch[] {
  return questionWordsIn(text).length === 0
    ? []
    : Array.from(text.matchAll(joining), ({0: words, index}) => ({
        from: index,
        to: index + words.length,
      }));
}

/** A text without some of its stretches. */
export function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduceRight((rest, {from, to}) => rest.slice(0, from) + rest.slice(to), text);
}
