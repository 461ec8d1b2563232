import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {loadsMore} from '../addresses/drawing.ts';
import {safeMarkdown} from '../addresses/markdown.ts';
import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts, type Unsupported} from '../document/unsupported.ts';
import {mathmlOf} from '../document/mathml.ts';
import {nameOfPicture} from '../document/pictures.ts';
import {
  attribute,
  element,
  find,
  hasClass,
  isElement,
  replace,
  text,
  textContent,
} from '../hast.ts';

/** The clipboard's content for Word and WPS, and what it could not carry. */
interface WordClipboard {
  readonly html: string;
  readonly plain: string;
  readonly unsupported: readonly Unsupported[];
}

/** The widest picture that fits between the margins of A4, in pixels. */
const widest = 640;

const code = 'font-family:Consolas,monospace';

/** Word takes styles from attributes alone, and colours as RGB. */
const styles: Readonly<Record<string, string>> = {
  table: 'border-collapse:collapse;border:1px solid rgb(153,153,153)',
  th: 'border:1px solid rgb(153,153,153);padding:4px 8px;background:rgb(243,244,246)',
  td: 'border:1px solid rgb(153,153,153);padding:4px 8px',
  blockquote:
    'margin:0 0 0 8pt;border-left:3px solid rgb(175,184,193);padding-left:8pt;color:rgb(87,96,106)',
  pre: `${code};background:rgb(243,244,246)`,
  code,
  kbd: code,
  samp: code,
};

/**
 * Writes a text as HTML that Word and WPS paste with its structure: headings, lists, tables with borders, code with its spaces. Formulas
 * are MathML, which current versions of Word turn into equations.
 */
export function wordClipboard(source: string): WordClipboard {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  replaceFormulas(root, (formula) => {
    const math = mathmlOf(formula);
    if (math) {
      return equationOf(math);
    }
    unsupported.add('formulas', formula.tex);
    const dollars = formula.isBlock ? '$$' : '$';
    return element('code', [text(dollars + formula.tex + dollars)]);
  });
  fitForWord(root, unsupported);
  const html = `<html><head><meta charset="utf-8"></head><body>\n${toHtml(root)}\n</body></html>`;
  return {html, plain: safeMarkdown(source).text, unsupported: unsupported.list()};
}

/**
 * Word reads presentation MathML in its namespace. It shows annotations as text, and invisible operators as boxes (Foxxey/CopyEquation#7,
 * 2026; mathjax/MathJax#2264).
 */
function equationOf(math: Element): Element {
  const row = find(math, (node) => isElement(node, 'mrow')) ?? math;
  visit(row, (node) => {
    if (node.type === 'text') {
      node.value = node.value.replace(/[\u2061-\u2064]/g, '');
    }
  });
  const display = attribute(math, 'display');
  return element('math', row === math ? math.children : [row], {
    xmlns: 'http://www.w3.org/1998/Math/MathML',
    ...(display && {display}),
  });
}

function fitForWord(root: Root, unsupported: UnsupportedParts): void {
  replace(root, (node) => {
    if (isElement(node, 'input')) {
      return [text(node.properties.checked ? '☑' : '☐')];
    }
    if (isElement(node, 'a') && node.properties.dataFootnoteRef !== undefined) {
      return [text(`[${textContent(node)}]`)];
    }
    if (isElement(node, 'a') && node.properties.dataFootnoteBackref !== undefined) {
      return [];
    }
    return undefined;
  });
  visit(root, 'element', (node) => {
    fitElement(node, unsupported);
    const style = styles[node.tagName];
    const own = attribute(node, 'style');
    if (style !== undefined) {
      node.properties.style = own === '' ? style : `${style};${own}`;
    }
    for (const name of Object.keys(node.properties)) {
      if (/^(?:data|aria|className)/.test(name)) {
        Reflect.deleteProperty(node.properties, name);
      }
    }
  });
}

function fitElement(node: Element, unsupported: UnsupportedParts): void {
  if (isElement(node, 'pre', 'code')) {
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? withSpaces(child.value.replace(/\n$/, '')) : [child],
    );
  } else if (isElement(node, 'img')) {
    fitPicture(node, unsupported);
  } else if (isElement(node, 'table')) {
    Object.assign(node.properties, {border: 1, cellSpacing: 0});
  } else if (isElement(node, 'ul') && hasClass(node, 'contains-task-list')) {
    node.properties.style = 'list-style-type:none';
  } else if (isElement(node, 'details', 'ruby')) {
    unsupported.add('html', node.tagName);
  } else if (node.tagName === 'del') {
    node.tagName = 's';
  } else if (node.tagName === 'section' && node.properties.dataFootnotes !== undefined) {
    unsupported.add('footnotes', '');
    node.tagName = 'div';
  } else if (hasClass(node, 'sr-only')) {
    node.tagName = 'p'; // the label of the footnotes is not a heading of the text
  }
}

/** Lines and spaces of code. Word writes runs of spaces so in its own HTML, and reads them as spaces. */
function withSpaces(value: string): ElementContent[] {
  return value
    .replaceAll('\t', '    ')
    .split(/(\n| {2,}|^ )/m)
    .flatMap<ElementContent>((part) => {
      if (part === '\n') {
        return [element('br')];
      }
      return /^ +$/.test(part) && part !== ''
        ? [element('span', [text(part.replaceAll(' ', '\u00A0'))], {style: 'mso-spacerun:yes'})]
        : [text(part)];
    });
}

function fitPicture(image: Element, unsupported: UnsupportedParts): void {
  if (loadsMore(attribute(image, 'src'))) {
    unsupported.add('pictures', nameOfPicture(image));
    Object.assign(image, element('span', [text(nameOfPicture(image))]));
    return;
  }
  if (!/^(?:https?|data):/i.test(attribute(image, 'src'))) {
    unsupported.add('pictures', nameOfPicture(image));
  }
  const width = Number(attribute(image, 'width'));
  const height = Number(attribute(image, 'height'));
  if (width > widest) {
    image.properties.width = widest;
    if (height > 0) {
      image.properties.height = Math.round((height * widest) / width);
    }
  }
  image.properties.style = `max-width:${String(widest)}px`;
}
