import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {readAddress, safeAddress, type Decide} from '../addresses/address.ts';
import {safeHtml} from '../addresses/html.ts';
import {highlight} from '../code/highlight.ts';
import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts, type Unsupported} from '../document/unsupported.ts';
import {mathmlOf} from '../document/mathml.ts';
import {nameOfPicture} from '../document/pictures.ts';
import {attribute, element, isElement, text} from '../hast.ts';
import {styleSheet} from './style-sheet.ts';

interface Page {
  readonly title: string;
  readonly author: string;
  readonly main: Root;
  readonly unsupported: UnsupportedParts;
}

/** One HTML file: styles in it, formulas as MathML, no script. */
export interface PageFile {
  readonly html: string;
  readonly unsupported: readonly Unsupported[];
}

/** The same in parts, for a document of this site, whose policy forbids styles in HTML. */
export interface PagePrint {
  readonly title: string;
  /** Elements have their styles in `data-style`. */
  readonly body: string;
  readonly styles: string;
  readonly unsupported: readonly Unsupported[];
}

/**
 * Forbids what the file has none of, in case a browser reads something else in it. `default-src` does not cover the directives after
 * `style-src`. A `<meta>` can have neither `frame-ancestors` nor `sandbox`.
 */
const policy = [
  "default-src 'none'",
  "img-src 'self' http: https: data:", // from a disk, 'self' are the files beside it
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

type ParseYaml = (yaml: string) => unknown;

/** Writes a text as an HTML file that stands alone. Pictures keep their addresses; those outside the text are named. */
export function pageFile(source: string, parseYaml?: ParseYaml): PageFile {
  const {title, author, main, unsupported} = pageOf(source, parseYaml);
  visit(main, {tagName: 'img'}, (image: Element) => {
    if (!attribute(image, 'src').startsWith('data:')) {
      unsupported.add('pictures', nameOfPicture(image));
    }
  });
  const head = [
    element('meta', [], {charSet: 'utf-8'}),
    element('title', [text(title || 'Markdown')]),
    element('meta', [], {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
    ...(author ? [element('meta', [], {name: 'author', content: author})] : []),
    element('meta', [], {httpEquiv: ['Content-Security-Policy'], content: policy}),
    element('style', [text(styleSheet)]),
  ];
  const html = `<!DOCTYPE html>
<html lang="zh-CN">
<head>
${head.map((part) => toHtml(part)).join('\n')}
</head>
<body>
<main>
${safeHtml(toHtml(main), safeAddress)}
</main>
</body>
</html>
`;
  return {html, unsupported: unsupported.list()};
}

/**
 * Writes a text for the printer. Like the preview, it has pictures of this site and of the text itself; the others are their alternative
 * text.
 *
 * @param baseUrl replaces the slash of addresses like `/img/logo.svg`
 */
export function pagePrint(source: string, baseUrl: string, parseYaml?: ParseYaml): PagePrint {
  const decide: Decide = (address, use) => {
    const read = use === 'picture' ? readAddress(address) : undefined;
    return read?.place === 'rooted' ? baseUrl + read.written.slice(1) : safeAddress(address, use);
  };
  const {title, main, unsupported} = pageOf(source, parseYaml, decide);
  visit(main, 'element', (node, index, parent) => {
    if (node.properties.style !== undefined) {
      node.properties.dataStyle = attribute(node, 'style');
      delete node.properties.style;
    }
    // Only pictures of this site begin with a slash here.
    const isShown = !isElement(node, 'img') || /^(?:data:|\/)/.test(attribute(node, 'src'));
    if (!isShown && index !== undefined && parent) {
      unsupported.add('pictures', nameOfPicture(node));
      parent.children[index] = element('span', [text(nameOfPicture(node))], {
        className: ['picture'],
      });
    }
  });
  const body = `<main>${toHtml(main)}</main>`;
  return {title, body, styles: styleSheet, unsupported: unsupported.list()};
}

function pageOf(source: string, parseYaml?: ParseYaml, decide?: Decide): Page {
  const unsupported = new UnsupportedParts();
  const {root, title, author} = documentOf(source, unsupported, parseYaml, decide);
  replaceFormulas(root, (formula) => {
    const math = mathmlOf(formula);
    if (math) {
      return math;
    }
    unsupported.add('formulas', formula.tex);
    const dollars = formula.isBlock ? '$$' : '$';
    return element('code', [text(dollars + formula.tex + dollars)]);
  });
  visit(root, {tagName: 'pre'}, ({children: [code]}: Element) => {
    if (isElement(code, 'code')) {
      highlight(code);
    }
  });
  return {title, author, main: root, unsupported};
}
