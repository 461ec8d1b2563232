import type {Code, List, Nodes, Parents} from 'mdast';
import {fencedCodeBlocks} from '../sections.ts';
import {contentColumn, markerColumn} from '../text/columns.ts';
import {indentLines} from '../text/indent-lines.ts';
import {containersOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** A fence at the margin below a list item, and another item below it. */
export const fenceBetweenListItems: Rule = {
  id: 'fence-between-list-items',
  title: '代码块把列表截成了两段',
  explanation:
    '没有缩进的代码块不属于上面的列表项，列表到那里就结束，后面的编号从头开始：代码块缩进到列表项文字的那一列。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: (text) =>
    containersOf(text.tree)
      .flatMap((container) => findIn(text, container))
      .sort((a, b) => a.from - b.from),
};

function findIn({source}: ParsedText, container: Parents): RuleMatch[] {
  const blocks: readonly Nodes[] = container.children;
  return blocks.flatMap((code, index) => {
    const [above, below] = [blocks[index - 1], blocks[index + 1]];
    if (
      code.type !== 'code' ||
      above?.type !== 'list' ||
      below?.type !== 'list' ||
      !isOneList(source, above, code, below)
    ) {
      return [];
    }
    const item = above.children.at(-1);
    const place = span(code);
    const columns = item ? contentColumn(source, item) - markerColumn(source, code) : 0;
    const edits = indentLines(source, code, [container], columns);
    const end = place ? source.slice(place.from).search(/[\r\n]/) : 0;
    return place && columns > 0 && end > 0
      ? [
          {
            from: place.from,
            to: place.from + end,
            ...(edits.length > 0 && {fix: {label: '缩进到列表项里', edits}}),
          },
        ]
      : [];
  });
}

/** Numbers that start again were meant to go on. Bullets show no difference, so the lines must touch. */
function isOneList(source: string, above: List, code: Code, below: List): boolean {
  const [first, middle, last] = [span(above), span(code), span(below)];
  if (!first || !middle || !last || !/^[`~]{3}/.test(source.slice(middle.from))) {
    return false;
  }
  if (above.ordered || below.ordered) {
    // An author who numbers by hand would go on with the next number.
    const areAllOne = above.children.every((item) => /^1[.)]/.test(source.slice(span(item)?.from)));
    return areAllOne && above.ordered === below.ordered && below.start === 1;
  }
  const gaps = source.slice(first.to, middle.from) + source.slice(middle.to, last.from);
  return (
    source[first.from] === source[last.from] && (gaps.match(/\r\n|[\r\n]/g)?.length ?? 0) === 2
  );
}
