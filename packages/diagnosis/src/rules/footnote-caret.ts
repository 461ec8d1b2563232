import {footnotes} from '../sections.ts';
import {allBut} from '../platform.ts';
import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

/** Pandoc's note in the line. Behind a letter or a digit a `^` is an exponent. */
const inline = /(?<![\w)\]^])\^\[(?=[^[\]\r\n]*(?:\p{Script=Han}| ))[^[\]\r\n]{2,}\]/gu;

const reference = /(?<!\w)\^\[([\w-]{1,20})\]/g;
const definition = /^[ \t>]*\[([\w-]{1,20})\][:：]/gm;

/** `文字^[1]` with `[1]: 注释`, and Pandoc's `^[注释]`. */
export const footnoteCaret: Rule = {
  id: 'footnote-caret',
  title: '脚注的 ^ 写在了方括号外面',
  explanation:
    '脚注写作 `[^1]`，`^` 在方括号里面，另有一行 `[^1]: 注释`；`^[注释]` 是 Pandoc 和 Obsidian 的写法，GitHub 原样显示：把 `^` 移到方括号里面。',
  section: footnotes,
  severity: 'problem',
  platforms: allBut('obsidian'),
  find: (text) =>
    [...references(text), ...matchesInInlines(text, inline).map(({from, to}) => ({from, to}))].sort(
      (a, b) => a.from - b.from,
    ),
};

/** `^[1]`, for which there is a line `[1]: …`. The first finding repairs all of them, and the lines. */
function references(text: ParsedText): RuleMatch[] {
  const {source, tree} = text;
  const definitions = [...source.matchAll(definition)].map(({0: all, 1: label = '', index}) => ({
    label: label.toLowerCase(),
    from: index + all.indexOf('['),
  }));
  const defined = new Set(definitions.map(({label}) => label));
  const linked = nodesOf(tree, 'linkReference').flatMap((node) => {
    const place = span(node);
    return place && source[place.from - 1] === '^' && !/\w/.test(source[place.from - 2] ?? '')
      ? [{from: place.from - 1, to: place.to, label: (node.label ?? '').toLowerCase()}]
      : [];
  });
  const written = matchesInInlines(text, reference).map(({match: [, label = ''], from, to}) => ({
    from,
    to,
    label: label.toLowerCase(),
  }));
  const found = [...linked, ...written]
    .filter(({label}) => defined.has(label))
    .sort((a, b) => a.from - b.from);
  const used = new Set(found.map(({label}) => label));
  const edits: Edit[] = [
    ...found.map(({from}) => ({from, to: from + 2, insert: '[^'})),
    ...definitions
      .filter(({label}) => used.has(label))
      .map(({from}) => ({from: from + 1, to: from + 1, insert: '^'})),
  ].sort((a, b) => a.from - b.from);
  return found.map(({from, to}, index) =>
    index === 0 ? {from, to, fix: {label: '把 ^ 移到方括号里面', edits}} : {from, to},
  );
}
