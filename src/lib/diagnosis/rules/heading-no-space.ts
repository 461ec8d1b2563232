import {atxHeadings} from '../block-sections';
import {paragraphTexts, type ParagraphText} from '../paragraph-lines';
import type {Edit, Finding, Rule} from '../rule';

const candidate = /^(#{1,6})(?![\s#])(.*)$/;
const several = /^(?:\d[\d.、．）)]*\s*)?[\p{L}（【《「『“‘]/u;
const firstIsCjk =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}【《「『]|\d+[、.．]\s*\p{Script=Han})/u;
const sentence = /[。！？；，.!?;,]\s*$/;
const longestTitle = 40;

interface Line {
  readonly from: number;
  readonly signs: string;
  readonly rest: string;
  readonly isTitle: boolean;
}

/** One `#` before a word is often a tag or a number: only a line that looks like a title counts. */
function isTitle(signs: string, rest: string, {ancestors, lines}: ParagraphText, index: number) {
  if (signs.length > 1) {
    return several.test(rest);
  }
  const next = candidate.exec(lines[index + 1]?.plain ?? '');
  return (
    index === 0 &&
    next?.[1] !== '#' &&
    firstIsCjk.test(rest) &&
    !rest.includes('#') &&
    !sentence.test(rest) &&
    rest.length <= longestTitle &&
    !ancestors.some(({type}) => type === 'listItem')
  );
}

function linesOf(paragraph: ParagraphText): Line[] {
  return paragraph.lines.flatMap(({from, plain}, index) => {
    const [, signs = '', rest = ''] = candidate.exec(plain) ?? [];
    return signs === ''
      ? []
      : [{from, signs, rest, isTitle: isTitle(signs, rest, paragraph, index)}];
  });
}

function toFinding({from, signs, rest}: Line): Finding {
  const behind = from + signs.length;
  const closing = /[^#\s\\](#{2,})\s*$/.exec(rest);
  const edits: Edit[] = [{from: behind, to: behind, insert: ' '}];
  if (closing) {
    const place = behind + closing.index + 1;
    edits.push({from: place, to: place, insert: ' '});
  }
  return {from, to: behind + 1, fix: {label: '在井号后面加一个空格', edits}};
}

/** `##标题`: no space behind the opening sequence. */
export const headingNoSpace: Rule = {
  id: 'heading-no-space',
  title: '井号后面没有空格',
  explanation:
    '标题的 1 到 6 个 # 后面必须是空格、Tab 或行尾，否则这一行是普通文字：在 # 后面加一个半角空格。',
  section: atxHeadings,
  readMore: '井号后面没有空格',
  severity: 'problem',
  find: (text) =>
    paragraphTexts(text)
      .flatMap(linesOf)
      .filter((line) => line.isTitle)
      .map(toFinding),
};
