const enumerated =
  /^(?:[一二三四五六七八九十]{1,3}[、．.]|[（(][一二三四五六七八九十\d]{1,3}[）)]|[①-⑳]|第[一二三四五六七八九十\d]{1,3}[章节步条点项]|\[\d{1,3}\]|[A-Ga-g][、．.)）][ \t]*(?=\p{Script=Han}))/u;
const remark = /^(?:注|备注|说明|仅|以上|以下|本)/;
const labelled = /^[\p{Script=Han}A-Za-z ]{1,8}：/u;

/**
 * The kind of entry that a line is: enumerated (「一、甲」「（1）甲」「① 甲」「第一步」「A. 甲」「[1] 甲」) or labelled (「姓名：张三」).
 * Undefined if it is rather the rest of a sentence.
 */
export function entryKind(line: string): 'enumerated' | 'labelled' | undefined {
  return enumerated.test(line) ? 'enumerated' : labelled.test(line) ? 'labelled' : undefined;
}

/** Whether a line ends in a colon, so that a list likely follows. Above a first line there is none. */
export function introduces(line: string | undefined): boolean {
  return /[:：]\s*$/.test(line?.slice(-20) ?? '');
}

/** Whether the text after a `*` is a remark on a table or a price, so that the star is meant literally. */
export function isRemark(text: string): boolean {
  return remark.test(text);
}
