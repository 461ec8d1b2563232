import {blankLineAbove} from '../text/block-edits.ts';
import {thematicBreaks} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';

const candidate = /^(?:[—―]{3,}|－{3,}|＊{3,}|＊(?:[ \u3000]+＊){2,})$/;

/** `———` alone on its line. */
export const thematicBreakFullwidth: Rule = {
  id: 'thematic-break-fullwidth',
  title: '分隔线写成了破折号或全角符号',
  explanation: '分隔线是三个以上半角的 -、* 或 _，破折号和全角符号原样显示：换成 ---，上面空一行。',
  section: thematicBreaks,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text).flatMap(({lines}) =>
      lines.flatMap((line, index) => {
        const {length} = line.plain.trimEnd();
        const to = line.from + length;
        const edit =
          index === 0
            ? {from: line.from, to, insert: '---'}
            : blankLineAbove(text.source, line, to, '---');
        return candidate.test(line.plain.slice(0, length))
          ? [{from: line.from, to, fix: {label: '换成 ---', edits: [edit]}}]
          : [];
      }),
    ),
};
