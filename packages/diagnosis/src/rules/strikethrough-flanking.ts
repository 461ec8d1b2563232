import {punctuation, whitespace} from '../text/characters.ts';
import {brokenEmphasis, type BrokenPair} from '../text/emphasis-faults.ts';
import type {Rule} from '../rule.ts';
import {strikethrough} from '../sections.ts';

/** Words in quotation marks or brackets, or code. None of them follows a drawn-out sound, except a remark such as （笑）. */
const quoted = /^(?![（(](?:大?笑|哭|汗|泪|逃|误)[）)]$)[「『《“【［（`].*[」』》”】］）`]$/su;

/** Whether the content is on one line and not an operand. */
function isPhrase(content: string): boolean {
  return /\p{Script=Han}|\p{L}{2}/u.test(content) && !/[\r\n]/.test(content);
}

/** Distinguishes deletions from drawn-out sounds (`你好~~ 我来了~~`). */
function isMeant({fault, content, before = ' '}: BrokenPair): boolean {
  switch (fault) {
    case 'space':
      return isPhrase(content) && (whitespace.test(before) || punctuation.test(before));
    case 'open':
      return quoted.test(content);
    case 'close':
      return true;
    case 'underscore':
      return false;
  }
}

/** `~~删除，~~她` and `~~ 删除 ~~`: tildes follow the rules of stars. */
export const strikethroughFlanking: Rule = {
  id: 'strikethrough-flanking',
  title: '波浪号挨着标点或空格',
  explanation:
    '删除线的波浪号和星号一样要紧贴文字：里面不能是空白，里面是标点时外面不能紧挨文字；把标点和空格移到波浪号外面。',
  section: strikethrough,
  severity: 'problem',
  find: (text) =>
    brokenEmphasis(
      text,
      (pair) => pair.mark === '~' && pair.size === 2 && isMeant(pair),
      '让波浪号挨着文字',
    ),
};
