import type {Nodes, Root} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {visit} from 'unist-util-visit';
import type {UnsupportedParts} from './unsupported.ts';

/** Declarations that only change how text looks: no addresses, no functions but colours, no positions or sizes of boxes. */
const plainStyle =
  /^\s*(?:(?:color|background-color|background|text-align|font-size|font-weight)\s*:\s*(?:[\w#.%-]+|rgba?\([\d\s,.%]+\))\s*(?:;\s*|$))+$/i;

/** Elements whose content is not text of the document. */
const strip = ['script', 'style', 'svg', 'iframe', 'noembed', 'noframes', 'template', 'title'];

/** GitHub's allow-list, with what a document of its own may also have: pictures in the text, underlines, marks and colours. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [], // a document of its own runs no script that ids could mislead
  strip,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...['abbr', 'center', 'figcaption', 'figure', 'font', 'mark', 'small', 'u'],
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), ['style', plainStyle]],
    code: [['className', /^language-./, 'math-inline', 'math-display']],
    font: ['color'],
    img: [...(defaultSchema.attributes?.img ?? []), 'title'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), 'tel'],
    src: ['http', 'https', 'data'],
  },
};

const allowed = new Set(schema.tagNames);

/** Removes everything that could run or reach out of a document, and notes the HTML that goes with it. */
export function sanitized(tree: Root, unsupported: UnsupportedParts): Root {
  visit(tree as Nodes, 'element', ({tagName, properties}) => {
    if (!allowed.has(tagName)) {
      unsupported.add('html', tagName);
    } else if (typeof properties.style === 'string' && !plainStyle.test(properties.style)) {
      unsupported.add('html', 'style');
    }
    if (/^\s*(?:java|vb)script:/i.test(String(properties.href))) {
      unsupported.add('links', String(properties.href));
    }
  });
  return sanitize(tree, schema) as Root;
}
