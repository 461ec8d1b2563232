import {paragraphTexts, type ParagraphLine} from '../text/paragraph-lines.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {fencedCodeBlocks} from '../sections.ts';

/** `｀｀｀`, `···`, `'''`: typed by an input method or by mistake instead of backticks. */
export const fenceFullwidth: Rule = {
  id: 'fence-fullwidth',
  title: '代码块的围栏用错了字符',
  explanation:
    '围栏只能是至少三个半角的反引号 `` ` `` 或三个波浪号 `~`，间隔号、引号和全角的字符都不行：切到英文输入法，按数字 1 左边的键。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: (text) => {
    const lines = paragraphTexts(text)
      .flatMap((paragraph) => paragraph.lines)
      .filter((line) => fence.test(line.text));
    const found = lines.filter(
      (line, index) =>
        isSure(line) ||
        isBlock(text.source, line, lines[index + 1]) ||
        isBlock(text.source, lines[index - 1], line),
    );
    return found.flatMap((line, index) =>
      index % 2 === 0 ? together(found.slice(index, index + 2).map(finding)) : [],
    );
  },
};

const fence =
  /^(?:｀{3}|´{3}|·{3}|・{3}|'{3}|’{3}|‘{3}|＇{3}|～{3})[ \t]*(?:[A-Za-z][\w+#-]*[ \t]*)?$/;
const code = /[{}=<>;$\\]|\(\)|--|:\/\//;
const prose = /[。！？]/;

/** Rows of dots also divide scenes, so only some kind of backtick or a language marks a fence. */
function isSure({text}: ParagraphLine): boolean {
  return /^[｀´]|[A-Za-z]/.test(text);
}

/** Whether there is code between two such lines. */
function isBlock(
  source: string,
  open: ParagraphLine | undefined,
  close: ParagraphLine | undefined,
): boolean {
  if (!open || !close?.text.startsWith(open.text.charAt(0))) {
    return false;
  }
  const between = source.slice(open.to, close.from);
  return isSure(open) || (code.test(between) && !prose.test(between));
}

function finding({from, text}: ParagraphLine): RuleMatch {
  const to = from + 3;
  const insert = text.startsWith('～') ? '~~~' : '```';
  return {from, to, fix: {label: '改成半角的围栏', edits: [{from, to, insert}]}};
}
