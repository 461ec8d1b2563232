import type {List, Nodes, Parents} from 'mdast';
import {listItems} from '../sections.ts';
import {containersOf} from '../text/nodes.ts';
import {lineEnd} from '../text/paragraph-lines.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** `+ 优点` and `- 缺点`, or `- 3 度` below a line of text: a plus or minus sign that begins a list. */
export const listByAccident: Rule = {
  id: 'list-by-accident',
  title: '加号或减号被当成了列表记号',
  explanation:
    '一行开头的 `+`、`-` 后面有空格就是列表的记号，显示成圆点，紧接在一段文字下面也算：要显示符号本身，就在前面写反斜线。',
  section: listItems,
  severity: 'hint',
  find: ({source, tree}) =>
    containersOf(tree)
      .flatMap(({children}: Parents) => findIn(source, children))
      .sort((a, b) => a.from - b.from),
};

function findIn(source: string, blocks: readonly Nodes[]): RuleMatch[] {
  return blocks.flatMap((list, index) => {
    const above = blocks[index - 1];
    return list.type === 'list' && above && isDirectlyBelow(above, list)
      ? onList(source, list, above)
      : [];
  });
}

function onList(source: string, list: List, above: Nodes): RuleMatch[] {
  const [from, before] = [span(list)?.from ?? 0, span(above)?.from ?? 0];
  const signs = `${source[before] ?? ''}${source[from] ?? ''}`;
  const areSigns = above.type === 'list' && /^(?:\+-|-\+)$/.test(signs);
  const isNumber =
    above.type === 'paragraph' &&
    list.children.length === 1 &&
    /^[-+][ \t]+\d+(?:\.\d+)?(?![\d.)、])/.test(source.slice(from, from + 20)) &&
    !/[:：]\s*$/.test(source.slice(before, from).trimEnd());
  const sign = {from, to: from, insert: '\\'};
  return areSigns
    ? [{from, to: lineEnd(source, from)}]
    : isNumber
      ? [{from, to: lineEnd(source, from), fix: {label: '在符号前面写反斜线', edits: [sign]}}]
      : [];
}

function isDirectlyBelow(above: Nodes, below: Nodes): boolean {
  return (above.position?.end.line ?? 0) + 1 === below.position?.start.line;
}
