import {allBut} from '../platform.ts';
import {endingBefore} from '../text/block-edits.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {alerts} from '../sections.ts';
import {paragraphTexts, type ParagraphLine} from '../text/paragraph-lines.ts';

const names = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];

/** Names of alerts in Chinese texts and in other tools (Obsidian, VitePress). */
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    备注: 'NOTE',
    说明: 'NOTE',
    笔记: 'NOTE',
    信息: 'NOTE',
    提示: 'TIP',
    技巧: 'TIP',
    建议: 'TIP',
    重要: 'IMPORTANT',
    警告: 'WARNING',
    注意: 'WARNING',
    小心: 'CAUTION',
    危险: 'CAUTION',
    info: 'NOTE',
    hint: 'TIP',
    warn: 'WARNING',
    attention: 'WARNING',
    danger: 'CAUTION',
    error: 'CAUTION',
  }),
);

/** A block quote that GitHub does not read as an alert because of its first line. */
export const alertSyntax: Rule = {
  id: 'alert-syntax',
  title: '提示框不成立',
  explanation:
    'GitHub 的提示框是一个不在别的元素里的引用，第一行只写 `[!NOTE]`、`[!TIP]`、`[!IMPORTANT]`、`[!WARNING]`、`[!CAUTION]` 中的一个，正文从下一行写起。',
  section: alerts,
  severity: 'hint',
  platforms: allBut('obsidian'),
  find: (text) => alertLines(text).flatMap((alert) => finding(text.source, alert)),
};

/** The first line of a block quote that is meant as an alert, such as `[!NOTE]`. */
interface AlertLine {
  readonly line: ParagraphLine;
  /** The text meant as `[!`, the name, the text meant as `]`, and the text after it. */
  readonly open: string;
  readonly name: string;
  readonly close: string;
  readonly text: string;
  /** Whether the block quote is inside another block. */
  readonly isNested: boolean;
}

const pattern = /^([[【［] ?[!！] ?)([\p{L}][\p{L}\p{N}_-]{0,20})( ?[\]】］])(?![[(])(.*)$/u;

/** The lines of a text that are meant as first lines of alerts. */
function alertLines(text: ParsedText): readonly AlertLine[] {
  return paragraphTexts(text).flatMap(({node, ancestors, lines}) => {
    const quote = ancestors.at(-1);
    const [line] = lines;
    if (!line || quote?.type !== 'blockquote' || quote.children[0] !== node) {
      return [];
    }
    const [all, open = '', name = '', close = '', rest = ''] = pattern.exec(line.text) ?? [];
    const isText = line.plain.startsWith(open + name + close);
    return all !== undefined && isText
      ? [
          {
            line,
            open,
            name,
            close,
            text: rest.replace(/^[ \t]+/, ''),
            isNested: ancestors.length > 2,
          },
        ]
      : [];
  });
}

function finding(source: string, alert: AlertLine): RuleMatch[] {
  const {line, open, name, close, text, isNested} = alert;
  const mark = open + name + close;
  const right = names.find((one) => one === name.toUpperCase()) ?? meant.get(name.toLowerCase());
  const written =
    right === undefined ? undefined : `[!${right === name.toUpperCase() ? name : right}]`;
  if (written === mark && text === '' && !isNested) {
    return [];
  }
  const edits: Edit[] = [];
  if (written !== undefined && written !== mark) {
    edits.push({from: line.from, to: line.from + mark.length, insert: written});
  }
  if (text !== '') {
    const from = line.from + mark.length;
    const prefix = source.slice(line.start, line.from).replace(/[^>\s]/g, ' ');
    const [ending] = /^(?:\r\n|\r|\n)/.exec(source.slice(line.to, line.to + 2)) ?? [
      endingBefore(source, line.start),
    ];
    edits.push({from, to: line.to - text.length, insert: ending + prefix});
  }
  const canRepair = written !== undefined && !isNested;
  const fix = {label: '改成 GitHub 的写法', edits};
  return [{from: line.from, to: line.from + mark.length, ...(canRepair ? {fix} : {})}];
}
