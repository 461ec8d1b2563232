import {alertLines, type AlertLine} from '../text/alert-line.ts';
import {allBut} from '../platform.ts';
import {endingBefore} from '../text/block-edits.ts';
import type {Edit} from '../edits.ts';
import type {Finding, Rule} from '../rule.ts';
import {alerts} from '../sections/structure.ts';

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

function finding(source: string, alert: AlertLine): Finding[] {
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
  const canMend = written !== undefined && !isNested;
  const fix = {label: '改成 GitHub 的写法', edits};
  return [{from: line.from, to: line.from + mark.length, ...(canMend ? {fix} : {})}];
}
