import {nodesOf} from '../text/nodes.ts';
import {paragraphTexts} from '../text/paragraph-lines.ts';
import {matchesInText, span} from '../text/spans.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {footnotes} from '../sections.ts';
import {tally} from '../text/tally.ts';

const mark = /\[\^([^[\]\s]+(?:[ \t]+[^[\]\s]+)+)\]/;

/** `[^第 1]`: a space in the name of a footnote. */
export const footnoteLabelSpace: Rule = {
  id: 'footnote-label-space',
  title: '脚注的名字里有空格',
  explanation: '脚注的名字里不能有空格，否则引用和定义都不是脚注：把空格换成 `-`，或者去掉。',
  section: footnotes,
  severity: 'problem',
  // MkDocs: Python-Markdown allows spaces in a label (run with 3.4.1).
  renderedOn: ['mkdocs'],
  find: (text) => {
    const defined = new Set(definedLabels(text));
    const marks = defined.size === 0 ? [] : marksOf(text);
    const uses = tally(marks.map(({label}) => label.toLowerCase()));
    // A definition alone may be a remark in brackets.
    const broken = [...defined].filter((label) => (uses.get(label) ?? 0) > 1);
    return broken
      .flatMap((name) =>
        together(
          marks
            .filter(({label}) => label.toLowerCase() === name)
            .map(({label, from, to}) => finding(label, from, to))
            .sort((a, b) => a.from - b.from),
        ),
      )
      .sort((a, b) => a.from - b.from);
  },
};

/** The names that a line defines, as text or as a link label. */
function definedLabels(text: ParsedText): string[] {
  const lines = paragraphTexts(text).flatMap(({lines: all}) => all.map(({plain}) => plain));
  const written = lines.filter((line) => /^\[\^[^\]]+\]:/.test(line));
  const links = nodesOf(text.tree, 'definition').map(({label}) => `[${label ?? ''}]`);
  return [...written, ...links].flatMap((line) => mark.exec(line)?.[1]?.toLowerCase() ?? []);
}

interface Mark {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

function marksOf({source, tree}: ParsedText): Mark[] {
  const asText = matchesInText(tree, source, new RegExp(mark, 'g'));
  const asLinks = [...nodesOf(tree, 'linkReference'), ...nodesOf(tree, 'definition')];
  return [
    ...asText.map(({match, from, to}) => ({label: match[1] ?? '', from, to})),
    ...asLinks.flatMap((node) => {
      const place = span(node);
      const [all = '', label = ''] =
        mark.exec(place ? source.slice(place.from, place.to) : '') ?? [];
      return place && source.startsWith(all, place.from) && all !== ''
        ? [{label, from: place.from, to: place.from + all.length}]
        : [];
    }),
  ];
}

function finding(label: string, from: number, to: number): RuleMatch {
  const edit = {from: from + 2, to: to - 1, insert: label.replace(/[ \t]+/g, '-')};
  return {from, to, fix: {label: '把空格换成 -', edits: [edit]}};
}
