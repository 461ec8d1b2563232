import {listItems} from '../sections.ts';
import {introduces} from '../text/entry-lines.ts';
import {endsWithBreak, paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {tally} from '../text/tally.ts';

/** Includes bullets of Word's symbol fonts (private use). A dash before Latin text opens a dialogue. */
const candidate =
  /^([•·・●○◦▪■◆‣⁃\uF0B7\uF06C\uF0D8]|[－—–―](?=[ \t\u3000\u00A0]*[^\s－—–―A-Za-z]))[ \t\u3000\u00A0]*(?=[\p{L}\uE000「『《【（“])/u;
const fromWord = /[\uF0B7\uF06C\uF0D8]/;

/** A bullet alone in its paragraph looks as intended; several in one paragraph run together. */
function findIn({lines}: ParagraphText): RuleMatch[] {
  const all = lines.flatMap(({from, plain}, index) => {
    const [text = '', bullet = ''] = candidate.exec(plain) ?? [];
    return text === '' ? [] : [{from, index, bullet, length: text.length}];
  });
  const isBroken = lines.some(endsWithBreak);
  const counts = tally(all.map(({bullet}) => bullet));
  return all
    .filter(
      ({bullet, index}) =>
        fromWord.test(bullet) ||
        (!isBroken && ((counts.get(bullet) ?? 0) > 1 || introduces(lines[index - 1]?.plain))),
    )
    .map(({from, bullet, length}) => ({
      from,
      to: from + bullet.length,
      fix: {
        label: '换成 - 加空格',
        edits: [{from, to: from + length, insert: '- '}],
      },
    }));
}

/** `• 项目` line by line. */
export const listFullwidthBullet: Rule = {
  id: 'list-fullwidth-bullet',
  title: '列表的圆点不是记号',
  explanation:
    '无序列表的记号只有半角的 -、+、* 三种，圆点和全角的横线是普通文字，几行会连成一段：换成 - 加一个空格。',
  section: listItems,
  severity: 'problem',
  find: (text) => paragraphTexts(text).flatMap((paragraph) => together(findIn(paragraph))),
};
