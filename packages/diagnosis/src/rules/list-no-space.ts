import type {Nodes} from 'mdast';
import {blankLineAbove} from '../text/block-edits.ts';
import {listItems} from '../sections.ts';
import {introduces, isRemark} from '../text/entry-lines.ts';
import {paragraphTexts, type ParagraphLine, type ParagraphText} from '../text/paragraph-lines.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {tally} from '../text/tally.ts';

const marker = /^(?:([-+*])|(\d{1,3})([.)]))(?=[^\s\d\\])/;
const cjkStart =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『《【（“]|\[[ xX]?\])/u;
const inlineStart = /^(?:\*\*|`|!?\[)/;
const words = /^[A-Za-z]\S*\s+\S/;
const quoteAbove = /(?:^|[\r\n])[ \t]*>[^\r\n]*$/;

interface Item {
  readonly line: ParagraphLine;
  readonly index: number;
  /** `-`, `+`, `*`, `.` or `)`: items of one list share it. */
  readonly kind: string;
  readonly number: number | undefined;
  readonly length: number;
  /** Latin words follow the number: the item counts only with a neighbour. */
  readonly isWeak: boolean;
}

function toItem(line: ParagraphLine, index: number): Item | undefined {
  const [all = '', bullet, digits, delimiter] = marker.exec(line.plain) ?? [];
  const rest = line.plain.slice(all.length);
  const isStrong =
    cjkStart.test(rest) ||
    (rest.startsWith('\uE000') && bullet !== '*' && inlineStart.test(line.text.slice(all.length)));
  const isWeak = !isStrong && digits !== undefined && words.test(rest);
  const number = digits === undefined ? undefined : Number(digits);
  return all !== '' && (isStrong || isWeak)
    ? {line, index, kind: bullet ?? delimiter ?? '', number, length: all.length, isWeak}
    : undefined;
}

/** Whether the line itself goes on counting, as the sentence `1.甲 2.乙` does. */
function hasSuccessor({line, kind, number}: Item): boolean {
  return number !== undefined && line.plain.includes(`${String(number + 1)}${kind}`);
}

type Counts = ReadonlyMap<string, number>;

function key(kind: string, number = 0): string {
  return `${kind}${String(number)}`;
}

function isMeant(item: Item, counts: Counts, paragraph: ParagraphText, source: string) {
  const {index, kind, number = 0, line} = item;
  const hasNeighbour =
    (counts.get(key(kind, number)) ?? 0) > 1 ||
    [number - 1, number + 1].some((other) => counts.has(key(kind, other)));
  const isIntroduced = introduces(paragraph.lines[index - 1]?.plain);
  if (hasNeighbour || item.isWeak || '*+'.includes(kind)) {
    return hasNeighbour;
  }
  const isQuoted =
    paragraph.ancestors.some(({type}) => type === 'blockquote') ||
    quoteAbove.test(source.slice(Math.max(0, line.start - 200), line.start).trimEnd());
  const isItemText = index === 0 && paragraph.ancestors.at(-1)?.type === 'listItem';
  const isAlone = number === 1 || (index === 0 && (item.number !== undefined || !isQuoted));
  return isIntroduced || (isAlone && !isItemText && !hasSuccessor(item));
}

/** A list that does not start with 1 cannot interrupt a paragraph. */
function edits({line, index, number, length}: Item, isFirst: boolean, source: string): Edit[] {
  const to = line.from + length;
  return isFirst && index > 0 && number !== undefined && number !== 1
    ? [blankLineAbove(source, line, to, `${source.slice(line.from, to)} `)]
    : [{from: to, to, insert: ' '}];
}

/** `-项目`, `1.项目`: no space after the list marker. */
export const listNoSpace: Rule = {
  id: 'list-no-space',
  title: '列表记号后面没有空格',
  explanation:
    '列表记号（-、+、*，或数字加 . 或 )）后面至少要有一个空格或 Tab，否则是普通文字：加一个半角空格。',
  section: listItems,
  severity: 'problem',
  find: (text) => {
    const groups: {readonly items: Item[]; readonly findings: RuleMatch[]; last: ParagraphText}[] =
      [];
    for (const paragraph of paragraphTexts(text)) {
      const items = itemsIn(paragraph, text.source);
      const findings = items.map((item, place) => ({
        from: item.line.from,
        to: item.line.from + item.length + 1,
        fix: {label: '在记号后面加一个空格', edits: edits(item, place === 0, text.source)},
      }));
      const above = groups.at(-1);
      if (above && continues(above.last, above.items.at(-1), paragraph, items[0])) {
        above.items.push(...items);
        above.findings.push(...findings);
        above.last = paragraph;
      } else {
        groups.push({items, findings, last: paragraph});
      }
    }
    return groups.flatMap(({findings}) => together(findings));
  },
};

/** The lines of a paragraph that were meant as items of a list. */
function itemsIn(paragraph: ParagraphText, source: string): Item[] {
  const {lines} = paragraph;
  if (lines.some(({plain}) => plain.startsWith('*') && isRemark(plain.slice(1)))) {
    return [];
  }
  const all = lines.flatMap((line, index) => toItem(line, index) ?? []);
  const counts = tally(all.map(({kind, number}) => key(kind, number)));
  return all.filter((item) => isMeant(item, counts, paragraph, source));
}

/** Whether a paragraph right below another one goes on counting. */
function continues(
  above: ParagraphText,
  last: Item | undefined,
  below: ParagraphText,
  first: Item | undefined,
): boolean {
  const parent = below.ancestors.at(-1);
  const siblings: readonly Nodes[] = parent && 'children' in parent ? parent.children : [];
  return (
    last?.number !== undefined &&
    last.kind === first?.kind &&
    last.number + 1 === first.number &&
    above.ancestors.at(-1) === parent &&
    siblings.indexOf(above.node) + 1 === siblings.indexOf(below.node)
  );
}
