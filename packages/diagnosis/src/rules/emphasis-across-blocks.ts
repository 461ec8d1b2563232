import {around} from '../text/characters.ts';
import {delimiterRuns, type DelimiterRun} from '../text/delimiter-pairs.ts';
import {flanking} from '../text/delimiter-run.ts';
import {inlineContainers} from '../text/inline-containers.ts';
import type {InlineContainer} from '../text/read-inlines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

/** Two runs that are farther apart are unrelated. */
const mostParagraphs = 5;

/** The text between two consecutive paragraphs, which may be list items. */
const between = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/;

const firstOfWord = /[\p{L}\p{N}\p{Ps}\p{Pi}"'`\uE000]/u;
const lastOfWord = /[\p{L}\p{N}\p{Pe}\p{Pf}"'`，。；：？！…,.;:?!\uE000]/u;

/** The unused run `**` of a container that has no other run with unused characters. */
function loneRun(runs: readonly DelimiterRun[]): DelimiterRun | undefined {
  const [run, ...others] = runs.filter(({used, from, to}) => used < to - from);
  const isLone = others.length === 0 && run?.used === 0 && run.to - run.from === 2;
  return isLone ? run : undefined;
}

function opens(source: string, {from, to}: DelimiterRun): boolean {
  const {before = '', after = ''} = around(source, from, to);
  return flanking(source, from, to).canOpen && firstOfWord.test(after) && !/\w/.test(before);
}

function closes(source: string, {from, to}: DelimiterRun): boolean {
  const {before = '', after = ''} = around(source, from, to);
  return flanking(source, from, to).canClose && lastOfWord.test(before) && !/\w/.test(after);
}

function follows(source: string, container: InlineContainer, last?: InlineContainer): boolean {
  return (
    last !== undefined &&
    container.node.type === 'paragraph' &&
    between.test(source.slice(last.to, container.from))
  );
}

/** Puts stars at both ends of each paragraph that lacks them. */
function styleEach(source: string, paragraphs: readonly InlineContainer[]): Edit[] {
  return paragraphs.flatMap(({from, to}, index) => {
    const text = source.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    const end = from + text.trimEnd().length;
    return [
      ...(index > 0 ? [{from: start, to: start, insert: '**'}] : []),
      ...(index < paragraphs.length - 1 ? [{from: end, to: end, insert: '**'}] : []),
    ];
  });
}

function find(text: ParsedText): RuleMatch[] {
  const {source} = text;
  const found: RuleMatch[] = [];
  let open: DelimiterRun | undefined;
  let paragraphs: InlineContainer[] = [];
  for (const container of inlineContainers(text)) {
    const runs = delimiterRuns(container).filter(({mark}) => mark === '*');
    const run = loneRun(runs);
    const isNear = paragraphs.length < mostParagraphs;
    const continued = isNear && follows(source, container, paragraphs.at(-1)) ? open : undefined;
    if (continued && run && run === runs[0] && closes(source, run)) {
      const edits = styleEach(source, [...paragraphs, container]);
      found.push({from: continued.from, to: run.to, fix: {label: '每段各加一对星号', edits}});
      open = undefined;
    } else if (continued && runs.length === 0) {
      paragraphs.push(container);
    } else {
      open = run && run === runs.at(-1) && opens(source, run) ? run : undefined;
      paragraphs = [container];
    }
  }
  return found;
}

/** `**甲`, a blank line, `乙**`: emphasis that spans two paragraphs. */
export const emphasisAcrossBlocks: Rule = {
  id: 'emphasis-across-blocks',
  title: '星号隔着段落',
  explanation: '强调是段落里面的行内结构，不能从一段跨到另一段：每一段各加一对星号。',
  section: emphasis,
  severity: 'problem',
  find,
};
