import {blankLineAbove} from '../text/block-edits.ts';
import {definitions} from '../sections.ts';
import {isDestination} from '../text/link-syntax.ts';
import {paragraphTexts, type ParagraphLine} from '../text/paragraph-lines.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** A definition right below a line of text, which makes it part of the paragraph. */
export const definitionInParagraph: Rule = {
  id: 'definition-in-paragraph',
  title: '链接定义紧跟在文字下面',
  explanation: '链接定义不能打断段落，紧挨在文字下面就是段落的一行，原样显示：在它前面空一行。',
  section: definitions,
  severity: 'problem',
  // MkDocs: in Python-Markdown a definition ends a paragraph (run with 3.4.1).
  renderedOn: ['mkdocs'],
  find: (text) => {
    const found = paragraphTexts(text).flatMap(({lines}) => runs(lines));
    const used = found.length > 0 ? labelsIn(text) : new Set();
    return found
      .filter((run) => run.some(({label}) => used.has(label)))
      .flatMap((run) => finding(text.source, run));
  },
};

interface Definition extends ParagraphLine {
  readonly label: string;
}

/**
 * Definitions on consecutive lines. The first line of a paragraph is never one, because the engine would have
 * read it as a definition.
 */
function runs(lines: readonly ParagraphLine[]): Definition[][] {
  const found: Definition[][] = [[]];
  lines.forEach((line, index) => {
    const label = index > 0 ? labelOf(line) : undefined;
    if (label === undefined) {
      found.push([]);
    } else {
      found.at(-1)?.push({...line, label});
    }
  });
  return found.filter(({length}) => length > 0);
}

function labelOf({text, plain}: ParagraphLine): string | undefined {
  const [, label, target = ''] = /^\[([^[\]^][^[\]]*)\]:[ \t]*<?(\S+)/.exec(text) ?? [];
  const isText = label !== undefined && plain.startsWith(`[${label}]:`);
  return isText && isDestination(target.replace(/>$/, '')) ? label.toLowerCase() : undefined;
}

/** The labels in brackets, except those of definitions. */
function labelsIn(text: ParsedText): ReadonlySet<string> {
  const labels = text.source.matchAll(/\[([^[\]\r\n]{1,200})\](?![:(])/g);
  return new Set([...labels].map(([, label = '']) => label.toLowerCase()));
}

function finding(source: string, run: readonly Definition[]): RuleMatch[] {
  const [first, last] = [run.at(0), run.at(-1)];
  return first && last
    ? [
        {
          from: first.from,
          to: last.to,
          fix: {label: '在前面空一行', edits: [blankLineAbove(source, first)]},
        },
      ]
    : [];
}
