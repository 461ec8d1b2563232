import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {MathMLToLaTeX} from 'mathml-to-latex';
import {attribute, find, findAll, isElement, textContent} from '@markdown-zh/convert/hast';
import {markdownFromHtml} from '@markdown-zh/convert/from-html';
import type {Source} from '../front-matter.ts';
import type {Generator} from './generator.ts';
import {isMarkdown} from './settings.ts';

const content = /\bid=["']?js_content\b/;

/** Articles of 公众号: pages saved by a browser, or Markdown that a tool exported. */
export const wechat: Generator = {
  label: '公众号',
  mark: 'saved pages (.html) with #js_content',
  isIn: ({files, read}) =>
    files.some((file) => /\.html?$/i.test(file) && content.test(read(file) ?? '')),
  readSite: ({read}) => ({
    posts: '',
    isPost: (path) =>
      isMarkdown(path) || (/\.html?$/i.test(path) && content.test(read(path) ?? '')),
    roots: [],
    base: '/',
    addressFields: ['url'],
    addressesOf: () => [],
    readPost: (path, text) => (isMarkdown(path) ? undefined : readPage(text)),
  }),
};

/** Title, author, date and text of a saved page. The text is empty if the page has none. */
function readPage(html: string): Source {
  const tree = fromHtml(html);
  const article = find(tree, (node) => attribute(node, 'id') === 'js_content');
  const fields = {
    title: meta(tree, 'og:title') || textAt(tree, 'activity-name'),
    description: meta(tree, 'og:description') || meta(tree, 'description'),
    author: meta(tree, 'og:article:author') || meta(tree, 'author') || textAt(tree, 'js_name'),
    date: textAt(tree, 'publish_time') || dateInScript(html),
    url: meta(tree, 'og:url'),
  };
  if (article === undefined) {
    return {fields, body: ''};
  }
  for (const picture of findAll(article, (node) => isElement(node, 'img'))) {
    const saved = attribute(picture, 'src');
    const remote = attribute(picture, 'dataSrc');
    // Until it is on screen, a picture has a placeholder in its src. A complete saved page has the file there.
    const isPlaceholder = saved === '' || /^(?:data|file|blob|https?):|^\/\//i.test(saved);
    picture.properties = {
      alt: attribute(picture, 'alt'),
      src: isPlaceholder && remote !== '' ? remote : saved,
    };
  }
  const texOf = (mathml: Element) => MathMLToLaTeX.convert(toHtml(mathml));
  const converted = markdownFromHtml(toHtml(article.children), {
    texOf,
    repair: (markdown) => markdown,
    keepsPlain: true,
  });
  return {fields, body: converted?.markdown ?? ''};
}

function meta(tree: Root, name: string): string {
  const tag = find(
    tree,
    (node) =>
      isElement(node, 'meta') &&
      [attribute(node, 'property'), attribute(node, 'name')].includes(name),
  );
  return tag === undefined ? '' : attribute(tag, 'content').trim();
}

function textAt(tree: Root, id: string): string {
  const found = find(tree, (node) => attribute(node, 'id') === id);
  return found === undefined ? '' : textContent(found).trim();
}

/** The page writes its date by a script: as text, or in seconds since 1970, which are shown in Chinese time. */
function dateInScript(html: string): string {
  const [, text] = /\bcreateTime\s*=\s*['"](\d{4}-\d{2}-\d{2}[^'"]*)['"]/.exec(html) ?? [];
  const [, seconds] = /\bct\s*=\s*['"](\d{10})['"]/.exec(html) ?? [];
  if (text !== undefined || seconds === undefined) {
    return text ?? '';
  }
  return new Date(Number(seconds) * 1000).toLocaleDateString('sv-SE', {timeZone: 'Asia/Shanghai'});
}
