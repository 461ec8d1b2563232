import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {readAddress} from '@markdown-zh/convert/addresses';
import {toString} from 'mdast-util-to-string';
import {diagramIn, sizeOf, standaloneDiagram} from './diagrams';
import {linearFormula} from './formulas';
import {inlinedPicture, type PostFile} from './inlined';
import {element, elementsOf, hasClass, label, text, within} from './nodes';
import {example, tags, withoutEmptyBox} from './tags';
import {codeBlock, isControl} from './widgets';

interface PostPage {
  /** Absolute address, encoded. */
  readonly url: string;
  /** Colours of diagrams, by variable. */
  readonly colours: ReadonlyMap<string, string>;
}

/**
 * The elements and attributes that feed readers show and the W3C's validator accepts; no attribute that needs this site's style
 * sheets.
 */
const schema: Schema = {
  // prettier-ignore
  tagNames: [
    'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'dd', 'del', 'details', 'div', 'dl', 'dt', 'em', 'figcaption',
    'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's',
    'small', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'var',
  ],
  attributes: {
    '*': ['lang', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https']},
};

/**
 * The text of a built post for a feed. Live parts show their initial state, formulas are in a line, and addresses are absolute. Diagrams
 * and pictures that are part of the page are files. Parts that need this site's style sheets and scripts are gone.
 *
 * @returns HTML with the files that it shows, which belong beside the page; undefined if the page has no text of a post
 */
export function feedBody(
  html: string,
  page: PostPage,
): {readonly html: string; readonly files: readonly PostFile[]} | undefined {
  const body = bodyOf(html);
  if (!body) {
    return undefined;
  }
  const diagrams: PostFile[] = [];
  /** By their addresses on the page. */
  const pictures = new Map<string, PostFile>();
  const tabs = new Map(
    within(body, ({properties}) => properties.role === 'tab').map((tab) => [
      tab.properties.id,
      toString(tab),
    ]),
  );
  const children = sanitize({type: 'root', children: elementsOf(body).flatMap(inside)}, schema);
  return {html: toHtml(children), files: [...diagrams, ...pictures.values()]};

  function convert(node: ElementContent): ElementContent[] {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    return isControl(node) ? [] : (part(node) ?? withoutEmptyBox(plain(node)));
  }

  function inside({children}: Element): ElementContent[] {
    return children.flatMap(convert);
  }

  /** Conversions of the parts that are more than plain HTML. */
  function part(node: Element): ElementContent[] | undefined {
    const {tagName, properties} = node;
    const svg = diagramIn(node);
    if (svg) {
      return [picture(svg, properties.ariaLabel ?? '')];
    }
    if (tagName === 'math') {
      const formula = linearFormula(node);
      return properties.display === 'block' ? [element('p', formula)] : formula;
    }
    if (hasClass(node, 'theme-code-block')) {
      return codeBlock(node);
    }
    if (hasClass(node, 'theme-admonition')) {
      return [admonition(node)];
    }
    if (properties.role === 'tabpanel') {
      return [label(tabs.get(String(properties.ariaLabelledBy)) ?? ''), ...inside(node)];
    }
    if (properties.dataIsland !== undefined) {
      const link = element('a', [text('在网页上改数值')], {href: page.url});
      return [...inside(node), element('p', [link])];
    }
    if (properties.dataFlavour !== undefined) {
      return example(node, inside);
    }
    if (tagName === 'video' || tagName === 'audio') {
      const words = tagName === 'video' ? '在网页上看视频' : '在网页上听录音';
      return [element('p', [element('a', [text(words)], {href: page.url})])];
    }
    return Object.hasOwn(tags, tagName) ? tags[tagName]?.(node, inside) : undefined;
  }

  function plain(node: Element): Element {
    const {href, src = firstOf(node.properties.srcSet)} = node.properties;
    const properties = {
      ...node.properties,
      ...(typeof href === 'string' && {href: addressOf(href)}),
      ...(typeof src === 'string' && {src: addressOf(src)}),
    };
    return {...node, properties, children: inside(node)};
  }

  /** Undefined for an address that may not leave the site. */
  function addressOf(address: string): string | undefined {
    const file = pictures.get(address) ?? inlinedPicture(address, pictures.size + 1);
    if (file) {
      pictures.set(address, file);
      return besidePage(file);
    }
    const read = readAddress(address);
    return read && read.place !== 'picture' ? new URL(read.written, page.url).href : undefined;
  }

  function besidePage({name}: PostFile): string {
    return new URL(`${page.url}/${name}`).href;
  }

  function picture(svg: Element, alt: string): Element {
    const name = `diagram-${diagrams.length + 1}.svg`;
    const file = {name, content: standaloneDiagram(svg, page.colours)};
    diagrams.push(file);
    return element('img', [], {src: besidePage(file), alt, ...sizeOf(svg)});
  }

  function admonition(node: Element): Element {
    const [heading, ...rest] = elementsOf(node);
    return element('blockquote', [
      ...(heading ? [label(toString(heading))] : []),
      ...rest.flatMap(convert),
    ]);
  }
}

/** The first address of a `srcset`, for a picture that has no other. */
function firstOf(candidates: Element['properties'][string]): string | undefined {
  return /^\s*(\S+?),?(?:\s|$)/.exec(String(candidates ?? ''))?.[1];
}

/** Parses only the post's container: the rest is longer than most texts. */
function bodyOf(html: string): Element | undefined {
  const start = html.search(/<div\b[^<>]*\bid="?__blog-post-container\b/);
  const end = html.indexOf('</article>', start);
  const [body] =
    start < 0
      ? []
      : fromHtml(html.slice(start, end < 0 ? undefined : end), {fragment: true}).children;
  return body?.type === 'element' ? body : undefined;
}
