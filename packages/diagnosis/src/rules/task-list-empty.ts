import {taskListItems} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';

/** `- [ ]` without text. */
export const taskListEmpty: Rule = {
  id: 'task-list-empty',
  title: '没有文字的任务不出方框',
  explanation: '`[ ]` 后面要有空格和文字才是任务，只有方括号就原样显示：写上文字。',
  section: taskListItems,
  severity: 'problem',
  find: ({source, tree}) =>
    nodesOf(tree, 'listItem').flatMap(({children: [first]}) => {
      const place = first?.type === 'paragraph' ? span(first) : undefined;
      return place && /^\[[ xX]\]\s*$/.test(source.slice(place.from, place.to)) ? [place] : [];
    }),
};
