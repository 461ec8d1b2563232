import {nodesOf} from '../text/nodes.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import {span} from '../text/spans.ts';
import {allBut} from '../platform.ts';
import {pandocScripts} from '../sections.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

const superscript = /(?<=[\p{L}\p{N})）])\^([^\s^[\]]{1,10})\^(?!\^)/gu;

/** `x^2^` and `H~2~O` of Pandoc. */
export const extensionSuperscript: Rule = {
  id: 'extension-superscript',
  title: '^ 和 ~ 不会变成上标和下标',
  explanation:
    '`x^2^` 和 `H~2~O` 是 Pandoc 等软件的写法，CommonMark 没有，`^` 原样显示，GFM 把单个波浪号之间的字划掉：写 HTML 的 `<sup>2</sup>` 和 `<sub>2</sub>`。',
  section: pandocScripts,
  severity: 'problem',
  platforms: allBut('typora', 'yuque'),
  yieldsTo: ['footnote-caret'],
  find: (text) => [...superscripts(text), ...subscripts(text)].sort((a, b) => a.from - b.from),
};

function superscripts(text: ParsedText): RuleMatch[] {
  return matchesInInlines(text, superscript).map(({from, to}) => asElement(from, to, 'sup'));
}

/** One tilde on each side of a letter or number, inside a word. */
function subscripts({source, tree}: ParsedText): RuleMatch[] {
  return nodesOf(tree, 'delete').flatMap((node) => {
    const {from, to} = span(node) ?? {from: 0, to: 0};
    const isIndex = /^~[A-Za-z\d+-]{1,4}~$/.test(source.slice(from, to));
    return isIndex && /[A-Za-z)]/.test(source[from - 1] ?? '') ? [asElement(from, to, 'sub')] : [];
  });
}

function asElement(from: number, to: number, name: string): RuleMatch {
  const edits = [
    {from, to: from + 1, insert: `<${name}>`},
    {from: to - 1, to, insert: `</${name}>`},
  ];
  return {from, to, fix: {label: `改成 <${name}>`, edits}};
}
