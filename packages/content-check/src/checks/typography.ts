import type {Edit} from '@markdown-zh/diagnosis/edits';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import {codeWordsIn, type CodeWord} from './code-words.ts';
import type {Finding} from './issue.ts';
import {positionAt} from './position.ts';
import {placeholder, readProse, type Prose} from './prose.ts';
import {
  findByPatterns,
  findUnpaired,
  fullWidth,
  han,
  hanCharacter,
  kana,
  type TextFinding,
} from './typography-rules.ts';
import {findByWidth} from './typography-width.ts';

/**
 * Checks the Chinese typography of an article by the rules of CONTRIBUTING.md ("Articles"). It reads prose, captions, text alternatives,
 * labels, title and description, but not code, formulas, addresses or markup.
 */
export function checkTypography(article: Article): Finding[] {
  const {file, source, tree} = article;
  const inProse = readProse(article).flatMap((prose) =>
    findAll(prose)
      .map((finding) => describe(finding, prose, source))
      // An author escapes a character to keep it as it is.
      .filter(({offset}) => source.charAt(offset - 1) !== '\\'),
  );
  return [...inProse, ...findLineEnds(tree, source)].map(({offset, rule, ...finding}) => ({
    file,
    ...positionAt(source, offset),
    rule: `typography/${rule}`,
    ...finding,
  }));
}

function findAll(prose: Prose): TextFinding[] {
  const text = hideForeign(prose);
  const words = codeWordsIn(text);
  return [...findByWidth(text), ...findByPatterns(text), ...findUnpaired(text)].flatMap((finding) =>
    outside(words, finding, text),
  );
}

/** A finding, unless it is within a path or the like. A space before the name of a file could be part of the name, so the fix is not safe. */
function outside(words: readonly CodeWord[], finding: TextFinding, text: string): TextFinding[] {
  const {from: start, to: end} = finding.fix ?? finding;
  const isInsertion = start === end;
  if (
    words.some((word) => start < word.end && (isInsertion ? start > word.start : end > word.start))
  ) {
    return [];
  }
  // A space beside a path in Han characters may be one in it.
  if (
    finding.rule === 'han-han-space' &&
    words.some((word) => start === word.end || end === word.start)
  ) {
    return [];
  }
  const isBeforeFile = words.some((word) => word.isFileName && word.start === end);
  if (isInsertion && isBeforeFile && hanCharacter.test(text.charAt(start - 1))) {
    const {fix: _, ...unfixed} = finding;
    return [unfixed];
  }
  return [finding];
}

/** Han characters and full-width punctuation without kana, which is Japanese. */
const chinese = new RegExp(`^(?!.*${kana}).*[${han}${fullWidth}]`, 'su');

/** Hides links and quotations in other languages, such as titles of sources. */
function hideForeign({text, links}: Prose): string {
  const quoted = [...text.matchAll(/[「『《（](?<inner>[^「」『』《》（）]*)[」』》）]/g)].map(
    ({index, groups}) => [index + 1, index + 1 + (groups?.inner?.length ?? 0)] as const,
  );
  return [...links, ...quoted].reduce((shown, [start, end]) => {
    const inner = text.slice(start, end);
    const hidden = chinese.test(inner)
      ? inner
      : inner.replace(inner.trim(), (words) => placeholder.repeat(words.length));
    return shown.slice(0, start) + hidden + shown.slice(end);
  }, text);
}

function describe(
  {rule, from: start, to: end, message: reported, fix}: TextFinding,
  {text, offsets}: Prose,
  source: string,
) {
  const offset = offsets[start] ?? source.length;
  const first = offsets[Math.max(0, start - 3)] ?? offset;
  const last = offsets[Math.min(text.length, end + 3) - 1] ?? offset;
  const before = source.slice(first, offset).split('\n').at(-1) ?? '';
  const after = source.slice(offset, last + 1).split('\n')[0] ?? '';
  return {
    ...{offset, rule, message: reported, excerpt: before + after},
    ...(fix && fixInSource(fix, {text, offsets}, source)),
  };
}

/** The fix by offsets in the source; none if markup divides the text. */
function fixInSource(
  {from: start, to: end, insert: replacement}: Edit,
  {text, offsets}: Pick<Prose, 'text' | 'offsets'>,
  source: string,
): {readonly fix?: Edit} {
  if (start === end && isBesideCode(start, {text, offsets}, source)) {
    const at = offsets[start] ?? 0;
    return {fix: {from: at, to: at, insert: replacement}};
  }
  const from = Math.max(0, start - 1);
  const first = offsets[from] ?? 0;
  const part = text.slice(from, end + 1);
  return source.startsWith(part, first)
    ? {fix: {from: first + start - from, to: first + end - from, insert: replacement}}
    : {};
}

/** Whether a place is between a character and a code span, with no other markup between them. */
function isBesideCode(
  place: number,
  {text, offsets}: Pick<Prose, 'text' | 'offsets'>,
  source: string,
): boolean {
  const at = offsets[place] ?? source.length;
  if (text.charAt(place - 1) === placeholder) {
    return source.charAt(at - 1) === '`' && source.startsWith(text.charAt(place), at);
  }
  const before = text.charAt(place - 1);
  return (
    text.charAt(place) === placeholder &&
    source.charAt(at) === '`' &&
    source.slice(0, at).endsWith(before) &&
    offsets[place - 1] === at - before.length
  );
}

/** Finds white space at the ends of lines, except in code. */
function findLineEnds(tree: Root, source: string) {
  const code: (readonly [start: number, end: number])[] = [];
  visit(tree, ['code', 'inlineCode'], ({position}) => {
    code.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return [...source.matchAll(/(?<![^\S\r\n])[^\S\r\n]+$/gm)]
    .filter(({index}) => !code.some(([start, end]) => index >= start && index < end))
    .map(({0: spaces, index}) => ({
      offset: index,
      rule: 'line-end',
      message: message('line-end-space'),
      // Two spaces may be a line break.
      ...(spaces.length === 1 && {fix: {from: index, to: index + 1, insert: ''}}),
    }));
}
