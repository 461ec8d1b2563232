import type {Element, Nodes, Parents} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Page} from '@markdown-zh/search/build';
import {createPageBuilder, type PageBuilder} from './page-builder';

const unseen = new Set(['script', 'style', 'template', 'nav', 'footer', 'svg', 'noscript']);
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * Reads a document in HTML: the words of `article`, else `main`, else all of it.
 *
 * @param path the page's path, without a slash at its start.
 */
export function pageFromHtml(source: string, path: string): Page {
  const tree = fromHtml(source);
  const builder = createPageBuilder();
  addBlocks(first(tree, 'article') ?? first(tree, 'main') ?? first(tree, 'body') ?? tree, builder);
  const title = first(tree, 'h1') ?? first(tree, 'title');
  return builder.finish(title ? textOf(title) : '', path);
}

/** Words between two block elements are one text. */
function addBlocks(parent: Parents, builder: PageBuilder): void {
  let run = '';
  const endRun = () => {
    builder.text(run);
    run = '';
  };
  for (const child of parent.children) {
    if (child.type === 'text' || (child.type === 'element' && inline.has(child.tagName))) {
      run += textOf(child);
    } else if (child.type === 'element' && !unseen.has(child.tagName)) {
      endRun();
      addBlock(child, builder);
    }
  }
  endRun();
}

function addBlock(element: Element, builder: PageBuilder): void {
  if (/^h[1-6]$/.test(element.tagName)) {
    const {id} = element.properties;
    builder.heading(textOf(element), typeof id === 'string' ? id : undefined);
  } else if (element.tagName === 'pre') {
    builder.code(textOf(element));
  } else {
    addBlocks(element, builder);
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const isSeen =
    node.type === 'element' &&
    !unseen.has(node.tagName) &&
    node.properties.ariaHidden !== 'true' &&
    !String(node.properties.className ?? '').includes('hash-link');
  return isSeen ? node.children.map(textOf).join('') : '';
}

function first(node: Nodes, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = first(child, name);
    if (found) {
      return found;
    }
  }
  return undefined;
}
