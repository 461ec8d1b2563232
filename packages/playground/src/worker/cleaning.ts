import type {Edit} from '@markdown-zh/diagnosis';
import {replaceCodeSpans} from '@markdown-zh/diagnosis/code-spans';
import {citations} from '@markdown-zh/convert/citations';
import {changeOf, type Change} from './change-of.ts';
import type {Explained} from './diagnosis.ts';

/** A fix of something that a chat with AI leaves in a text. */
interface Cleaning {
  /** The name of the fix, in a few Chinese words. */
  readonly label: string;
  /** In order, and not overlapping. */
  readonly edits: readonly Edit[];
}

/** Rules of the diagnosis whose fixes belong to the cleaning, also where they are only a hint. */
const rules = [
  'math-brackets',
  'emphasis-close-after-punctuation',
  'emphasis-open-before-punctuation',
  'emphasis-space-inside',
  'emphasis-fullwidth-asterisk',
  'heading-no-space',
  'heading-fullwidth-sign',
  'heading-setext-by-accident',
  'fence-unclosed',
  'list-fullwidth-bullet',
  'table-fullwidth-pipe',
  'table-blank-line',
];

/** Finds edits in a text. `visible` is the text with spaces in place of code. */
type Find = (visible: string, source: string) => readonly Edit[];

function replaceAll(pattern: RegExp, insert: (match: RegExpExecArray) => string): Find {
  return (visible) =>
    [...visible.matchAll(pattern)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      insert: insert(match),
    }));
}

const cleaners: readonly (readonly [label: string, find: Find])[] = [
  ['去掉包住全文的代码块', unwrapWhole],
  ['把代码块里的表格放出来', unwrapTables],
  ['去掉引用标记', replaceAll(citations, () => '')],
  ['去掉引用编号', removeNumbers],
  [
    '去掉链接里的 utm_source',
    replaceAll(/([?&])utm_source=(?:chatgpt\.com|openai)(&?)/g, ([, before = '', after = '']) =>
      after === '' ? '' : before,
    ),
  ],
  ['去掉零宽字符', replaceAll(/[\u200B\u2060\u00AD]|(?!^)\uFEFF/g, () => '')],
  ['把不换行空格改成空格', replaceAll(/[\u00A0\u202F]/g, () => ' ')],
  ['去掉多余的分隔线', replaceAll(/^---[ \t]*\n+(?=#{1,6} )|(?<!\n)\n+---\s*$(?![^])/gm, () => '')],
  ['让标题另起一行', breakBeforeHeadings],
  [
    '让列表在标题下面另起一行',
    replaceAll(/(?<=^#{1,6} [^\n]{1,60}[\p{Script=Han}：:）)])(?=[-*] +\S)/gmu, () => '\n\n'),
  ],
  ['把方括号里的公式改成美元符号', displayFormulas],
];

/** A cleaning, with its effect on the first line that it changes. */
export interface ShownCleaning extends Cleaning {
  readonly change: Change;
}

/** The changes by which to clean a text from a chat with AI, in text order. `diagnoses` are those of the text. */
export function clean(source: string, diagnoses: readonly Explained[]): ShownCleaning[] {
  return cleaningsOf(source, diagnoses).map((cleaning) => ({
    ...cleaning,
    change: changeOf(source, cleaning.edits),
  }));
}

/** The cleanings of a text, in its order. If two of them overlap, the first kind of the list counts. */
export function cleaningsOf(source: string, diagnoses: readonly Explained[]): Cleaning[] {
  const visible = withoutCode(source);
  const found = [
    ...cleaners.flatMap(([label, find]) =>
      find(visible, source).map((edit) => ({label, edits: [edit]})),
    ),
    ...diagnoses.flatMap(({rule, about, fix}) =>
      fix && rules.includes(rule) ? [{label: about.title, edits: fix.edits}] : [],
    ),
  ];
  const accepted: Cleaning[] = [];
  /** The edits of accepted cleanings, in text order. */
  const taken: Edit[] = [];
  for (const cleaning of found) {
    const places = cleaning.edits.map((edit) => placeAmong(taken, edit));
    if (places.every((place) => place !== undefined)) {
      accepted.push(cleaning);
      // From the back, because an edit moves the places behind it.
      [...cleaning.edits.entries()].reverse().forEach(([index, edit]) => {
        taken.splice(places[index] ?? 0, 0, edit);
      });
    }
  }
  return accepted.sort((a, b) => startOf(a) - startOf(b));
}

function startOf({edits}: Cleaning): number {
  return edits[0]?.from ?? 0;
}

/** Where an edit belongs among others, which are in text order and do not overlap. Undefined if it overlaps one of them. */
function placeAmong(edits: readonly Edit[], edit: Edit): number | undefined {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.to ?? 0) < edit.from) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  for (let place = low; ; place += 1) {
    const other = edits[place];
    if (!other || other.from > edit.to) {
      return place;
    }
    if (overlap(edit, other)) {
      return undefined;
    }
    if (other.from >= edit.to) {
      return place;
    }
  }
}

function overlap(one: Edit, other: Edit): boolean {
  return one.from === one.to || other.from === other.to
    ? one.from <= other.to && other.from <= one.to
    : one.from < other.to && other.from < one.to;
}

/** A text that is one block of Markdown from end to end. */
function unwrapWhole(_: string, source: string): readonly Edit[] {
  const [, open = '', run = ''] = /^(\s*(`{3,})(?:markdown|md)[ \t]*\n)/i.exec(source) ?? [];
  const end = source.trimEnd();
  const close = end.endsWith(`\n${run}`) ? end.length - run.length - 1 : 0;
  const inner = source.slice(open.length, close);
  return open === '' || close < open.length || inner.split('\n').includes(run)
    ? []
    : [
        {from: 0, to: open.length, insert: ''},
        {from: close, to: source.length, insert: '\n'},
      ];
}

/** A block of code that holds only a table. */
function unwrapTables(_: string, source: string): readonly Edit[] {
  const block =
    /^(`{3,})(?:markdown|md|text)?[ \t]*\n((?:[ \t]*\|[^\n]*\|[ \t]*\n){2,})\1[ \t]*$/gim;
  return [...source.matchAll(block)].flatMap((match) => {
    const [whole, , rows = ''] = match;
    return /^[ \t]*\|[ \t:|-]+\|[ \t]*$/m.test(rows.split('\n')[1] ?? '')
      ? [{from: match.index, to: match.index + whole.length, insert: rows.trimEnd()}]
      : [];
  });
}

/** A heading behind the end of a sentence. */
function breakBeforeHeadings(visible: string): readonly Edit[] {
  return [...visible.matchAll(/[^\n]+/g)].flatMap(({0: line, index}) => {
    const first = line.search(/[^\s#]/);
    return [...line.matchAll(/(?<=[。！？：；.!?）)])[ \t]*(?=#{2,6} \S)/g)].flatMap((gap) => {
      const from = index + gap.index;
      const isInside = first !== -1 && first < gap.index - 1;
      return isInside ? [{from, to: from + gap[0].length, insert: '\n\n'}] : [];
    });
  });
}

/** `[1]` and `[2]` behind sentences, if the text has no list of sources with these numbers. */
function removeNumbers(visible: string): readonly Edit[] {
  const marks = [
    ...visible.matchAll(
      /(?<=[\p{L}\p{N}）)。，"”])(?:\[\d{1,2}\])+(?=[\s。，；！？,.;!?]|$)(?!\()/gu,
    ),
  ];
  return /^[ \t]*\[\d{1,2}\]/m.test(visible) || marks.length < 2
    ? []
    : marks.map(({0: mark, index}) => ({from: index, to: index + mark.length, insert: ''}));
}

/** A copy button of a chat loses the backslashes of `\[` and `\]`: brackets in lines of their own around TeX. */
function displayFormulas(visible: string): readonly Edit[] {
  let open: number | undefined;
  return [...visible.matchAll(/^(?:\[|[ \t]*\])(?=[ \t]*$)/gm)].flatMap(({0: mark, index}) => {
    if (mark === '[') {
      open = index;
      return [];
    }
    const from = open ?? index;
    open = undefined;
    const close = index + mark.length - 1;
    return hasTex.test(visible.slice(from + 1, close))
      ? [
          {from, to: from + 1, insert: '$$'},
          {from: close, to: close + 1, insert: '$$'},
        ]
      : [];
  });
}

/** TeX before the first bracket. */
const hasTex = /^[^[\]]*?(?:\\[A-Za-z]|[_^=])/;

const frontMatter = /^---\n[^]*?\n---[ \t]*(?=\n|$)/;
const fence = /^[ \t]*(`{3,}|~{3,})/;

/** A text of the same length with spaces in place of front matter and code. */
function withoutCode(source: string): string {
  let open: string | undefined;
  const lines = source.replace(frontMatter, blank).split('\n');
  return lines
    .map((line) => {
      const run = fence.exec(line)?.[1];
      const isInside = open !== undefined || run !== undefined;
      if (open === undefined) {
        open = run;
      } else if (run?.startsWith(open) && /^[ \t]*[`~]+[ \t]*$/.test(line)) {
        open = undefined;
      }
      return isInside ? blank(line) : line;
    })
    .join('\n')
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => replaceCodeSpans(paragraph, blank))
    .join('');
}

function blank(code: string): string {
  return code.replace(/[^\n]/g, ' ');
}
