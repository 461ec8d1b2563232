import type {Link, Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown, mathToMarkdown} from 'mdast-util-math';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {grade} from '@markdown-zh/lessons';
import {sentence} from '@markdown-zh/lessons/zh';
import {expect, it} from 'vitest';
import {sampleOf} from '../../tests/support/ring';
import {readLessons} from './read-lessons';

const answers = readLessons().flatMap(({exercises}) =>
  exercises.flatMap((exercise) => {
    const {answer, again, right} = exercise;
    return [
      ...[answer, ...right].map((text) => ({exercise, variant: exercise, text})),
      ...(again ? [{exercise, variant: again, text: again.answer}] : []),
    ];
  }),
);

function parse(text: string, hasFormulas = false): Root {
  return fromMarkdown(text, {
    extensions: hasFormulas ? [gfm(), math()] : [gfm()],
    mdastExtensions: hasFormulas ? [gfmFromMarkdown(), mathFromMarkdown()] : [gfmFromMarkdown()],
  });
}

/** The forms that mdast-util-to-markdown can write: markers, headings, fences, indents. */
const styles: readonly Options[] = [
  {
    bullet: '+',
    bulletOther: '-',
    bulletOrdered: ')',
    emphasis: '_',
    strong: '_',
    fence: '~',
    rule: '_',
    quote: "'",
  },
  {
    bullet: '*',
    bulletOther: '+',
    incrementListMarker: false,
    listItemIndent: 'tab',
    rule: '*',
    ruleRepetition: 7,
  },
  {setext: true, closeAtx: true, ruleSpaces: true, rule: '-'},
  {
    closeAtx: true,
    listItemIndent: 'mixed',
    tightDefinitions: true,
  },
  {fences: false, resourceLink: true},
];

/** Changes of a text that keep its tree, except in code and formulas. */
const changes: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\n\n/gu, '\n\n\n\n'),
  (text) => text.replace(/\n\n/gu, '\n  \n'),
  (text) => text.replace(/(?<=\S)$/gmu, ' '),
  (text) => text.replace(/\n/gu, '\r\n'),
  (text) => `\n\n${text}\n\n`,
  (text) => `  ${text}`,
  (text) => text.trimEnd(),
];

/**
 * Other spellings of a tree: each style as it is, and with one of the changes.
 *
 * @param seed chooses the changes, and where links are references, so that many trees have all of them
 */
function spellings(tree: Root, seed: number): string[] {
  const texts = Object.values(styles).flatMap((style, index) => {
    const isOdd = (seed + index) % 2 === 1;
    const extensions = [
      gfmToMarkdown({tablePipeAlign: isOdd, tableCellPadding: isOdd}),
      mathToMarkdown(),
      {handlers: isOdd ? {break: () => '  \n'} : {}},
    ];
    const text = toMarkdown(isOdd ? withReferences(tree) : tree, {...style, extensions});
    const change = changes[(seed + index) % changes.length];
    return change ? [text, change(text)] : [text];
  });
  return [...new Set(texts)];
}

/** The tree with reference links in the place of inline links. */
function withReferences(tree: Root): Root {
  const links: Link[] = [];
  const change = <Node extends Nodes>(node: Node): Node =>
    'children' in node
      ? {...node, children: node.children.map((child) => reference(change(child)))}
      : node;
  const reference = (node: Nodes): Nodes => {
    if (node.type !== 'link' || node.title != null) {
      return node;
    }
    links.push(node);
    const label = `l${String(links.length)}`;
    return {
      type: 'linkReference',
      identifier: label,
      label,
      referenceType: 'full',
      children: node.children,
    };
  };
  const changed = change(tree);
  return {
    ...changed,
    children: [
      ...changed.children,
      ...links.map(({url}, index) => {
        const label = `l${String(index + 1)}`;
        return {type: 'definition' as const, identifier: label, label, url};
      }),
    ],
  };
}

/** A tree without places and what readers do not see: the form of links, the space between list items, the breaks of lines. */
function meaningOf(tree: Root): string {
  const urls = new Map(
    tree.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  const meaning = (node: Nodes): unknown => {
    const {position: _position, data: _data, ...rest} = node;
    const children =
      'children' in node
        ? node.children.filter(({type}) => type !== 'definition').map(meaning)
        : undefined;
    switch (node.type) {
      case 'list':
        return {type: node.type, ordered: node.ordered, start: node.start, children};
      case 'listItem':
        return {type: node.type, checked: node.checked, children};
      case 'link':
        return {type: 'link', url: node.url, children};
      case 'linkReference':
        return {type: 'link', url: urls.get(node.identifier), children};
      case 'image':
        return {type: 'image', url: node.url};
      case 'imageReference':
        return {type: 'image', url: urls.get(node.identifier)};
      case 'text':
      case 'inlineMath':
        return {type: node.type, value: node.value.replace(/\s+/gu, ' ')};
      default:
        return {...rest, children};
    }
  };
  return JSON.stringify(meaning(tree));
}

it('L2 every spelling of a right answer that has the same tree is right', () => {
  const refused: string[] = [];
  let count = 0;
  const tried = sampleOf(answers, 60);
  for (const [index, {exercise, variant, text}] of tried.entries()) {
    const tree = parse(text, exercise.formulas);
    const meaning = meaningOf(tree);
    for (const spelling of spellings(tree, index)) {
      if (meaningOf(parse(spelling, exercise.formulas)) === meaning) {
        count += 1;
        const findings = grade(spelling, exercise, variant);
        if (findings.length > 0) {
          refused.push(
            `${exercise.id}: ${findings.map(sentence).join(' ')} ${JSON.stringify(spelling)}`,
          );
        }
      }
    }
  }
  expect(refused).toEqual([]);
  expect(count).toBeGreaterThan(tried.length * 4);
}, 300_000);
