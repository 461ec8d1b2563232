import type {BlockLine} from '../text/block-lines.ts';
import {endingBefore} from '../text/block-edits.ts';
import {isProse, wrongClosing} from '../text/fence-closing.ts';
import {fencesOf, type Fence} from '../text/fences.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {fencedCodeBlocks} from '../sections.ts';

/** A fence that runs to the end of the text, although one of its lines is prose or meant to close it. */
export const fenceUnclosed: Rule = {
  id: 'fence-unclosed',
  title: '代码块没有结束',
  explanation:
    '结束的围栏要与开头用同一种字符、个数不少于开头、后面不跟文字、缩进不超过 3 格，否则代码块一直到文件（或所在的引用、列表项）的末尾。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: (text) => fencesOf(text).flatMap((fence) => (fence.isClosed ? [] : finding(text, fence))),
};

function finding({source}: ParsedText, fence: Fence): RuleMatch[] {
  const wrong = wrongClosing(fence);
  if (wrong) {
    const {line, kind} = wrong;
    const from = kind === 'indentation' ? line.from : line.to - line.text.trimStart().length;
    const fix =
      kind === 'text'
        ? {label: '让结束的围栏独占一行', edits: [aboveOrBelow(source, fence, line)]}
        : {label: '改成正确的结束围栏', edits: [repaired(fence, line, kind)]};
    return [{from, to: line.to, fix}];
  }
  const prose = fence.content.findIndex((line, index) => isProse(fence, line, index));
  const last = fence.content.slice(0, Math.max(0, prose)).findLast(({text}) => text.trim() !== '');
  if (!last) {
    return [];
  }
  const insert = endingBefore(source, last.start) + fence.prefix + fence.run;
  const fix = {label: '在文字前面结束代码块', edits: [{from: last.to, to: last.to, insert}]};
  return [{from: fence.from, to: fence.openingEnd, fix}];
}

/** The closing fence, written like the opening one. */
function repaired({run, prefix}: Fence, line: BlockLine, kind: 'characters' | 'indentation'): Edit {
  return kind === 'indentation'
    ? {from: line.start, to: line.to, insert: prefix + run}
    : {from: line.to - line.text.trimStart().length, to: line.to, insert: run};
}

/** A word after the fence is the language of another block; anything else is text that follows. */
function aboveOrBelow(source: string, {run, prefix}: Fence, line: BlockLine): Edit {
  const ending = endingBefore(source, line.start);
  const [, space = '', text = ''] =
    /^[`~]+(?![`~])([ \t]*)(?![ \t])(.*)$/.exec(line.text.trimStart()) ?? [];
  return /^[\w+#-]+\s*$/.test(text)
    ? {from: line.start, to: line.start, insert: prefix + run + ending + prefix.trimEnd() + ending}
    : {
        from: line.to - text.length - space.length,
        to: line.to - text.length,
        insert: ending + prefix,
      };
}
