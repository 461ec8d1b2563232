import {atxHeadings} from '../sections.ts';
import {paragraphTexts, type ParagraphText} from '../text/paragraph-lines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {together} from '../text/together.ts';

const candidate = /^(#{1,6})(?![\s#])(.*)$/;
const several = /^(?:\d[\d.、．）)]*\s*)?[\p{L}（【《「『“‘]/u;
const firstIsCjk =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}【《「『]|\d+[、.．]\s*\p{Script=Han})/u;
const sentence = /[。！？；，.!?;,]\s*$/;
const longestTitle = 40;
const numerals = '零一二三四五六七八九';
/** A number after the word that it numbers, or before a mark: 「第三」「步骤 3」「三、」, but neither 「三亚」 nor 「大三」. */
const numbered =
  /^(第|[^\d一二三四五六七八九十]{2,}|(?=[\d一二三四五六七八九十]+[、.．：]))(\d+|[一二三四五六七八九十]+)/u;

interface Line {
  readonly from: number;
  /** Empty if the line begins differently. */
  readonly signs: string;
  readonly rest: string;
}

function looksLikeTitle({rest}: Line): boolean {
  return (
    firstIsCjk.test(rest) &&
    !rest.includes('#') &&
    !sentence.test(rest) &&
    rest.length <= longestTitle
  );
}

/** Whether titles are numbered in order, as in 「标题一」「标题二」 and 「1. 概述」「2. 方法」; tags on consecutive lines are not. */
function counts(line: Line, next: Line): boolean {
  const [, name, number] = numbered.exec(line.rest) ?? [];
  const [, nextName, nextNumber] = numbered.exec(next.rest) ?? [];
  return name !== undefined && name === nextName && valueOf(number) + 1 === valueOf(nextNumber);
}

/** The value of digits, or of Han numerals up to 99. */
function valueOf(number = ''): number {
  const [ones = '', tens] = number.split('十').reverse();
  return /\d/.test(number)
    ? Number(number)
    : numerals.indexOf(ones) + (tens === undefined ? 0 : 10 * (numerals.indexOf(tens) || 1));
}

/** Groups consecutive lines with one `#`; any other line is alone. */
function runsOf({lines}: ParagraphText): Line[][] {
  const runs: Line[][] = [];
  let last: Line | undefined;
  for (const {from, plain} of lines) {
    const [, signs = '', rest = ''] = candidate.exec(plain) ?? [];
    const line = {from, signs, rest};
    if (signs === '#' && last?.signs === '#') {
      runs.at(-1)?.push(line);
    } else {
      runs.push([line]);
    }
    last = line;
  }
  return runs;
}

/**
 * One `#` before a word is often a tag or a number. It must begin a paragraph, alone or after other headings,
 * and look like a title. Several in a row must be numbered in order.
 */
function headingsOf(paragraph: ParagraphText): Line[] {
  const found: Line[] = [];
  let isFirst = !paragraph.ancestors.some(({type}) => type === 'listItem');
  for (const run of runsOf(paragraph)) {
    const isHeading = run.every((line, index) => {
      const previous = run[index - 1];
      return line.signs === '#'
        ? isFirst && looksLikeTitle(line) && (!previous || counts(previous, line))
        : line.signs !== '' && several.test(line.rest);
    });
    found.push(...(isHeading ? run : []));
    isFirst &&= isHeading;
  }
  return found;
}

/** A title of a few Latin words: a capital at its beginning, and no other sign. */
const latinTitle = /^[A-Z][\p{L}\d'’-]*(?: [\p{L}\d'’&:/-]+){0,6}$/u;

/**
 * `#Header` and `#Another`: of Latin words, one line alone may be a tag. Two are headings, if each stands alone above text.
 */
function latinHeadings(paragraphs: readonly ParagraphText[], {tree}: ParsedText): Line[] {
  const blocks = new Map(tree.children.map((block, index) => [block, index]));
  const titles = paragraphs.flatMap(({node, lines: [line, more]}) => {
    const [, signs = '', rest = ''] = candidate.exec(line?.plain ?? '') ?? [];
    const place = blocks.get(node);
    const isTitle = line && !more && place !== undefined && signs === '#' && latinTitle.test(rest);
    return isTitle ? [{place, line: {from: line.from, signs, rest}}] : [];
  });
  const isAboveText = titles.every(
    ({place}, index) => place + 1 < tree.children.length && titles[index + 1]?.place !== place + 1,
  );
  return titles.length > 1 && isAboveText ? titles.map(({line}) => line) : [];
}

function toFinding({from, signs, rest}: Line): RuleMatch {
  const behind = from + signs.length;
  const closing = /[^#\s\\](#{2,})\s*$/.exec(rest);
  const edits: Edit[] = [{from: behind, to: behind, insert: ' '}];
  if (closing) {
    const place = behind + closing.index + 1;
    edits.push({from: place, to: place, insert: ' '});
  }
  return {from, to: behind + 1, fix: {label: '在井号后面加一个空格', edits}};
}

/** `##标题`: no space after the opening sequence. */
export const headingNoSpace: Rule = {
  id: 'heading-no-space',
  title: '井号后面没有空格',
  explanation:
    '标题的 1 到 6 个 # 后面必须是空格、Tab 或行尾，否则这一行是普通文字：在 # 后面加一个半角空格。',
  section: atxHeadings,
  severity: 'problem',
  find: (text) => {
    const paragraphs = paragraphTexts(text);
    return [
      ...paragraphs.flatMap(headingsOf).map(toFinding),
      ...together(latinHeadings(paragraphs, text).map(toFinding)),
    ].sort((a, b) => a.from - b.from);
  },
};
