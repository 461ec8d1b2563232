import type {Root} from 'hast';
import {defaultSchema, sanitize as sanitizeTree, type Schema} from 'hast-util-sanitize';

/** Presentation MathML, as far as KaTeX writes it. */
const mathElements = [
  'math', 'semantics', 'annotation', 'mrow', 'mi', 'mo', 'mn', 'ms', 'mtext', 'mspace', 'msup', 'msub', 'msubsup',
  'mfrac', 'msqrt', 'mroot', 'mover', 'munder', 'munderover', 'mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom',
]; // prettier-ignore

const mathAttributes = [
  'display',
  'displaystyle',
  'scriptlevel',
  'mathvariant',
  'stretchy',
  'fence',
  'separator',
  'encoding',
];

const schema: Schema = {
  ...defaultSchema,
  // Ids get the example's own prefix afterwards, together with the links that lead to them.
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), ...mathElements],
  attributes: {
    ...defaultSchema.attributes,
    ...Object.fromEntries(mathElements.map((name) => [name, mathAttributes])),
  },
  // Pictures come from this site alone: an example must not call on other servers.
  protocols: {...defaultSchema.protocols, src: []},
};

/**
 * Takes everything out of a tree that could run or call home, by the allow-list that GitHub uses for
 * user content (hast-util-sanitize's default), narrowed for pictures and widened by MathML.
 */
export function sanitize(tree: Root): Root {
  return sanitizeTree(tree, schema) as Root;
}
