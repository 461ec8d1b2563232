const words = new Intl.Segmenter('zh', {granularity: 'word'});

/** So many Han characters on each side show where words end. More would cost time with the square of their number. */
const reach = 20;

const han = /\p{Script=Han}/u;

/** Whether a text is one word. */
const isWord = (text: string) => [...words.segment(text)].length === 1;

/**
 * Whether `[start, end)` of a text consists of whole words: 据说 does in 据说很快, and does not in 数据说明. Words of Chinese
 * are those of ICU's dictionary; at a character of another script a word always ends. In doubt, as in 尤其它, which is 尤其 and 它,
 * the words that begin first are meant.
 */
export function isWholeWords(text: string, start: number, end: number): boolean {
  const isHan = (index: number) => han.test(text.charAt(index));
  let from = start;
  while (from > start - reach && isHan(from - 1)) {
    from -= 1;
  }
  let to = end;
  while (to < end + reach && isHan(to)) {
    to += 1;
  }
  const segments = words.segment(text.slice(from, to));
  const begins = (index: number) =>
    index === from || index === to || segments.containing(index - from)?.index === index - from;
  const overlaps = from < start && end - start > 1 && isWord(text.slice(start - 1, start + 1));
  return begins(start) && begins(end) && !overlaps;
}
