import {replaceCodeSpans} from './code-spans.ts';
import {inlineContainers} from './inline-containers.ts';
import type {Span} from './read-inlines.ts';
import type {ParsedText} from '../rule.ts';

/** GitHub's rule: no space inside the dollar signs, no digit behind the last one. Code is not a formula. */
const formula = /\$\$[^$]+\$\$|(?<![\\$\w])\$(?![\s$])(?:\\.|[^$\\\r\n])*?(?<![\s\\])\$(?![$\w])/g;

/** Signs that TeX has and prose does not. */
const tex = /[\\^_={}+<>|]|^\$[A-Za-z*]+\$$/;

/** The source of a container with spaces in place of its code spans, which hide their dollar signs. */
export function withoutCode(source: string): string {
  return replaceCodeSpans(source, ({length}) => ' '.repeat(length));
}

/** The formulas in paragraphs, headings and tables, between `$` or `$$`, as their authors mean them. */
export function formulasIn(text: ParsedText): readonly Span[] {
  return inlineContainers(text).flatMap(({from, to}) => {
    const source = text.source.slice(from, to);
    const visible = source.includes('$') ? withoutCode(source) : '';
    return [...visible.matchAll(formula)].flatMap(({0: match, index}) =>
      tex.test(match) && !/\p{Script=Han}/u.test(match.replace(/\\text\w*\{[^{}]*\}/g, ''))
        ? [{from: from + index, to: from + index + match.length}]
        : [],
    );
  });
}
