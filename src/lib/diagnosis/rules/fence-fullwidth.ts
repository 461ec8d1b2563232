import {paragraphTexts, type ParagraphLine} from '../paragraph-lines';
import type {Finding, Rule} from '../rule';
import {fencedCodeBlocks} from '../structure-sections';

/** `｀｀｀`, `···`, `'''`: what an input method or a slip of the hand gives for backticks. */
export const fenceFullwidth: Rule = {
  id: 'fence-fullwidth',
  title: '代码块的围栏用错了字符',
  explanation:
    '围栏只能是至少三个半角的反引号 `` ` `` 或三个波浪号 `~`，间隔号、引号和全角的字符都不行：切到英文输入法，按数字 1 左边的键。',
  section: fencedCodeBlocks,
  readMore: '围栏没有闭合',
  severity: 'problem',
  find: ({source, tree}) => {
    const lines = paragraphTexts({source, tree})
      .flatMap((paragraph) => paragraph.lines)
      .filter(({text}) => fence.test(text));
    return lines.flatMap((line, index) =>
      isOpening(source, line, lines[index + 1]) || isClosing(source, lines[index - 1], line)
        ? [finding(line)]
        : [],
    );
  },
};

const fence =
  /^(?:｀{3}|´{3}|·{3}|・{3}|'{3}|’{3}|‘{3}|＇{3}|～{3})[ \t]*(?:[A-Za-z][\w+#-]*)?[ \t]*$/;
const code = /[{}=<>;$\\]|\(\)|--|:\/\//;
const prose = /[。！？]/;

/** Rows of dots divide scenes, too: only a language, or code up to the next such line, tells a fence. */
function isOpening(source: string, line: ParagraphLine, next: ParagraphLine | undefined): boolean {
  const isSure = /^[｀´]|[A-Za-z]/.test(line.text);
  return isSure || isCode(source, line, next);
}

function isClosing(source: string, last: ParagraphLine | undefined, line: ParagraphLine): boolean {
  return (
    last !== undefined &&
    (isCode(source, last, line) ||
      (/[A-Za-z]/.test(last.text) && line.text.charAt(0) === last.text.charAt(0)))
  );
}

function isCode(
  source: string,
  open: ParagraphLine | undefined,
  close: ParagraphLine | undefined,
): boolean {
  const isPair = open && close && open.text.charAt(0) === close.text.trim().charAt(0);
  const between = isPair ? source.slice(open.to, close.from) : '';
  return code.test(between) && !prose.test(between);
}

function finding({from, text}: ParagraphLine): Finding {
  const to = from + 3;
  const insert = text.startsWith('～') ? '~~~' : '```';
  return {from, to, fix: {label: '改成半角的围栏', edits: [{from, to, insert}]}};
}
