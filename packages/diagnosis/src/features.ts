import type {Blockquote, Link, Nodes, Root} from 'mdast';
import type {ParsedText} from './rule.ts';
import {ruleById} from './rules/index.ts';
import {formulasIn} from './text/formulas.ts';
import {nodesOf} from './text/nodes.ts';
import {span} from './text/spans.ts';
import {parseText} from './text/parse.ts';
import type {Span} from './text/read-inlines.ts';

/** The features that only some platforms render. */
export const features = [
  'tables',
  'tasks',
  'strikethrough',
  'links',
  'footnotes',
  'alerts',
  'math',
  'mermaid',
  'html',
  'anchors',
  'highlight',
  'wikilinks',
  'emoji',
  'frontMatter',
] as const;

export type Feature = (typeof features)[number];

/** A feature that a text uses, at its first place in UTF-16 code units. */
export interface UsedFeature extends Span {
  readonly feature: Feature;
}

/** The first place of each feature. */
const findFirst: Readonly<Record<Feature, (text: ParsedText) => Span | undefined>> = {
  tables: firstNode('table'),
  tasks: firstNode('listItem', ({checked}) => typeof checked === 'boolean'),
  strikethrough: firstNode('delete'),
  links: firstNode('link', isBareAddress),
  footnotes: firstNode('footnoteReference'),
  alerts: firstNode('blockquote', isAlert),
  math: (text) => formulasIn(text)[0] ?? firstNode('code', ({lang}) => lang === 'math')(text),
  mermaid: firstNode('code', ({lang}) => lang?.toLowerCase() === 'mermaid'),
  html: firstNode('html', ({value}) => !value.startsWith('<!--')),
  anchors: firstNode('link', ({url}) => /^#./.test(url)),
  highlight: firstOf('extension-highlight'),
  wikilinks: firstOf('extension-wikilink'),
  emoji: firstOf('extension-emoji'),
  frontMatter: firstNode('yaml'),
};

/**
 * Returns the features that a text uses, in the order of the list of features.
 *
 * @param parse a parser that gives the same trees as the reference parser of GFM, but faster
 */
export function featuresIn(source: string, parse?: (source: string) => Root): UsedFeature[] {
  const text = parseText(source, parse);
  return features.flatMap((feature) => {
    const place = findFirst[feature](text);
    return place ? [{feature, from: place.from, to: place.to}] : [];
  });
}

function firstNode<Type extends Nodes['type']>(
  type: Type,
  test: (node: Extract<Nodes, {type: Type}>, text: ParsedText) => boolean = () => true,
) {
  return (text: ParsedText): Span | undefined => {
    const node = nodesOf(text.tree, type).find((one) => test(one, text));
    return node && span(node);
  };
}

/** The first finding of a rule, even on platforms that render the text as meant. */
function firstOf(rule: string) {
  return (text: ParsedText): Span | undefined => ruleById.get(rule)?.find(text)[0];
}

/** Whether a link has no brackets around its address. */
function isBareAddress(link: Link, {source}: ParsedText): boolean {
  const place = span(link);
  return place !== undefined && !/^[[<]/.test(source.slice(place.from));
}

function isAlert(quote: Blockquote, {source}: ParsedText): boolean {
  const place = span(quote);
  return place !== undefined && /^>[ \t]*\[!\p{L}+\]/u.test(source.slice(place.from));
}
