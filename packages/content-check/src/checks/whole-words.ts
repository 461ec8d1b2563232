const words = new Intl.Segmenter('zh', {granularity: 'word'});

/** So many Han characters on each side show where words end. More would cost time with the square of their number. */
const reach = 20;

const han = /\p{Script=Han}/u;

/** Before 其它 these begin 尤其 and 极其, which ICU divides wrongly. */
const unfinishedWord = /[尤极]$/;

/**
 * Whether `[start, end)` of a text consists of whole words: 据说 does in 据说很快, and does not in 数据说明. Words of Chinese
 * are those of ICU's dictionary; at a character of another script a word always ends.
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
  return begins(start) && begins(end) && !unfinishedWord.test(text.slice(from, start));
}
