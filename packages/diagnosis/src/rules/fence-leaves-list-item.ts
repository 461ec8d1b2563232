import {fencesOf, isBareFence, type Fence} from '../text/fences.ts';
import {linesOf} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {fencedCodeBlocks} from '../sections.ts';

/** A fence in a list item whose code or closing fence is not indented like it. */
export const fenceLeavesListItem: Rule = {
  id: 'fence-leaves-list-item',
  title: '代码块没有跟着列表项缩进',
  explanation:
    '缩进不够的一行不属于列表项，列表项里的代码块到那里就结束，后面单独的围栏又开始一块新的代码：代码和结束的围栏要与开头的围栏一样缩进。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: ({source, tree}) =>
    fencesOf({source, tree})
      .filter((fence) => !fence.isClosed && /^ +$/.test(fence.prefix))
      .flatMap((fence) => finding(source, fence)),
};

const longestCode = 200;

function finding(source: string, fence: Fence): RuleMatch[] {
  const end = fence.content.at(-1)?.to ?? fence.openingEnd;
  const outside = linesBelow(source, end);
  const closing = outside.findIndex(({text}) => /^\s*(?:`{3}|~{3})/.test(text));
  const last = outside[closing];
  const hasContent = fence.content.some(({text}) => text.trim() !== '');
  const isMeant =
    last !== undefined && isBareFence(last.text, fence.run) && (closing === 0 || !hasContent);
  if (!isMeant) {
    return [];
  }
  const edits = outside
    .slice(0, closing + 1)
    .filter(({text}) => text.trim() !== '' && !text.startsWith(fence.prefix))
    .map(({from}) => ({from, to: from, insert: fence.prefix}));
  const fix = {label: '与开头的围栏一样缩进', edits};
  return edits.length > 0 ? [{from: fence.from, to: fence.openingEnd, fix}] : [];
}

/** The lines below a place, up to the longest block of code that the rule reads. */
function linesBelow(source: string, place: number): ReturnType<typeof linesOf> {
  let end = place;
  for (let count = 0; count <= longestCode && end >= 0 && end < source.length; count += 1) {
    end = source.indexOf('\n', end + 1);
  }
  const slice = source.slice(place, end < 0 ? undefined : end);
  return linesOf(slice)
    .slice(1)
    .map(({text, from, to}) => ({text, from: from + place, to: to + place}));
}
