import type {Element, ElementData, Nodes, Root} from 'hast';
import {defaultSchema, sanitize, type Schema} from 'hast-util-sanitize';
import {visit} from 'unist-util-visit';
import {readAddress, type Decide} from '../addresses/address.ts';
import {safeValue} from '../addresses/attributes.ts';
import {attribute, isElement, textContent} from '../hast.ts';
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
  protocols: {}, // ../addresses decides
};

const allowed = new Set(schema.tagNames);

/**
 * Removes everything that could run or reach out of a document, and notes the HTML and the links that go with it. Pictures without their
 * address are for the targets to note.
 */
export function sanitized(tree: Root, unsupported: UnsupportedParts, decide: Decide): Root {
  visit(tree as Nodes, 'element', ({tagName, properties}) => {
    if (!allowed.has(tagName)) {
      unsupported.add('html', tagName);
    } else if (typeof properties.style === 'string' && !plainStyle.test(properties.style)) {
      unsupported.add('html', 'style');
    }
  });
  const safe = sanitize(tree, schema) as Root;
  visit(safe, 'element', (element) => {
    checkAddresses(element, unsupported, decide);
  });
  return safe;
}

function checkAddresses(element: Element, unsupported: UnsupportedParts, decide: Decide): void {
  for (const name of Object.keys(element.properties)) {
    const value = attribute(element, name);
    const safe = safeValue(name, value, decide);
    if (safe === value) {
      continue;
    }
    if (safe !== undefined) {
      element.properties[name] = safe;
      continue;
    }
    Reflect.deleteProperty(element.properties, name);
    if (isElement(element, 'img')) {
      element.data = {...element.data, lostSource: value} as ElementData;
    } else if (isElement(element, 'source')) {
      unsupported.add('pictures', value);
    } else if (readAddress(value)?.place === 'rooted') {
      unsupported.add('local links', textContent(element));
    } else {
      unsupported.add('links', value);
    }
  }
}
