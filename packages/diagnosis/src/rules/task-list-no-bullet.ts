import {taskListItems} from '../sections.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import type {Rule} from '../rule.ts';
import {together} from '../text/together.ts';

const candidate = /^\[[ xX]\][ \t]+(?=\S)/;
const another = /\[[ xX]\]/;

/** `[x] 完成` without a list marker; several boxes in one line are a form, not a list. */
export const taskListNoBullet: Rule = {
  id: 'task-list-no-bullet',
  title: '任务记号前面没有列表记号',
  explanation: '任务记号必须在列表项的开头，前面没有 - 或编号就原样显示：在它前面加 - 和一个空格。',
  section: taskListItems,
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text)
      .filter(({ancestors}) => !ancestors.some(({type}) => type === 'listItem'))
      .flatMap(({lines}) =>
        together(
          lines.flatMap(({from, plain}) => {
            const length = candidate.exec(plain)?.[0].length ?? 0;
            return length === 0 || another.test(plain.slice(length))
              ? []
              : [
                  {
                    from,
                    to: from + '[x]'.length,
                    fix: {label: '在前面加 - 和空格', edits: [{from, to: from, insert: '- '}]},
                  },
                ];
          }),
        ),
      ),
};
