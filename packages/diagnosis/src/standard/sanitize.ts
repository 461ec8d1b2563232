import type {Root} from 'hast';
import {defaultSchema, sanitize as sanitizeTree, type Schema} from 'hast-util-sanitize';

/** Presentation MathML, as far as KaTeX writes it (its src/mathMLTree and functions). */
// prettier-ignore
const mathElements = [
  'math', 'semantics', 'annotation', 'mrow', 'mi', 'mo', 'mn', 'ms', 'mtext', 'mspace', 'msup', 'msub', 'msubsup',
  'mfrac', 'msqrt', 'mroot', 'mover', 'munder', 'munderover', 'mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom',
  'menclose', 'merror',
];

// prettier-ignore
const mathAttributes = [
  'accent', 'accentunder', 'columnalign', 'columnlines', 'columnspacing', 'depth', 'display', 'displaystyle', 'encoding',
  'fence', 'height', 'largeop', 'linethickness', 'lspace', 'mathbackground', 'mathcolor', 'mathsize', 'mathvariant',
  'maxsize', 'minsize', 'movablelimits', 'notation', 'rowlines', 'rowspacing', 'rspace', 'scriptlevel', 'separator',
  'stretchy', 'symmetric', 'voffset', 'width',
];

const schema: Schema = {
  ...defaultSchema,
  // ./page prefixes ids and names, together with the links to them.
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), ...mathElements],
  attributes: {
    ...defaultSchema.attributes,
    ...Object.fromEntries(mathElements.map((name) => [name, mathAttributes])),
  },
};

/**
 * Removes everything that could run from a tree. The allow-list is GitHub's for user content (hast-util-sanitize's default), extended by
 * MathML. ./page handles pictures from other servers.
 */
export function sanitize(tree: Root): Root {
  return sanitizeTree(tree, schema) as Root;
}
