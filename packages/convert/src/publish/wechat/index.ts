import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {documentOf} from '../../document/index.ts';
import type {Formula} from '../../document/formulas.ts';
import {UnsupportedParts} from '../../document/unsupported.ts';
import {attribute, element, find, isElement, replace, text, textContent} from '../../hast.ts';
import {plainText} from '../plain-text/index.ts';
import type {Published} from '../published.ts';
import {simplify} from '../steps/simplify.ts';
import {removeDeadLinks, writeLinkNotes} from '../steps/links.ts';
import {nameUploads} from '../steps/pictures.ts';
import {writeCode} from './code.ts';
import {inlineStyles} from './inline-styles.ts';
import {writeLists} from './lists.ts';
import {wechatThemes, type ThemeId} from './themes/index.ts';

/** Draws the formulas of a text (../math-svg). */
type DrawFormulas = (
  root: Root,
  unsupported: UnsupportedParts,
  place: (svg: Element, formula: Formula) => Element,
) => Promise<void>;

/**
 * Writes a text for the editor of 公众号: HTML with inline styles alone. No official list of what the editor keeps was found (2026-11),
 * so each step names the code or the report that it follows. Not tested in the editor itself.
 *
 * @param drawFormulas needed for a text with formulas
 */
export async function forWechat(
  source: string,
  theme: ThemeId,
  drawFormulas?: DrawFormulas,
): Promise<Published> {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  simplify(root, unsupported);
  removeDeadLinks(root, unsupported);
  writeLinkNotes(root, unsupported, isArticle);
  nameUploads(root, unsupported);
  await drawFormulas?.(root, unsupported, placeFormula);
  writeCode(root, wechatThemes[theme].code);
  placePictures(root);
  writeLists(root);
  frameTables(root);
  const article = inlineStyles(root, wechatThemes[theme]);
  keepEnds(article);
  const html = toHtml(article);
  unsupported.addExcess('characters', textContent(article).length - mostCharacters);
  unsupported.addExcess('bytes', new TextEncoder().encode(html).length - mostBytes);
  return {html, plain: plainText(source).plain, unsupported: unsupported.list()};
}

/*
 * "Fewer than 20,000 characters, less than 1 MB" is the limit of the interface for drafts (developers.weixin.qq.com, draft_add, read in
 * 2026-10). Its documentation does not mention the characters of tags, so this does not count them.
 */
const mostCharacters = 19_999;
const mostBytes = 1024 * 1024 - 1;

/** 公众号 refuses or removes links to anything but its own articles (doocs/md#1585, 2026-05, users). */
function isArticle(address: string): boolean {
  return /^https?:\/\/mp\.weixin\.qq\.com(?:[/?#]|$)/i.test(address);
}

function placeFormula(svg: Element, {isBlock}: Formula): Element {
  return isBlock ? element('section', [svg], {dataPart: 'formula'}) : svg;
}

/** Shows a picture alone in its paragraph as a block, with its title as caption; others are as high as the text allows. */
export function placePictures(root: Root): void {
  replace(root, (node, parent) => {
    if (isElement(node, 'p') && isPicture(node.children)) {
      const [picture] = node.children.filter((child) => isElement(child));
      const title = picture ? attribute(picture, 'title') : '';
      return [
        {...node, tagName: 'section'},
        ...(title === '' ? [] : [element('figcaption', [text(title)])]),
      ];
    }
    if (isElement(node, 'img') && isElement(parent, 'p', 'td', 'th', 'a', 'strong', 'em')) {
      node.properties.dataPart = 'icon';
    } else if (isElement(node, 'span') && node.properties.dataUpload) {
      node.properties.dataPart = 'upload';
    }
    return undefined;
  });
}

function isPicture(children: readonly ElementContent[]): boolean {
  const words = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return words.length === 1 && isElement(words[0], 'img');
}

/** Puts each table into a section that scrolls, so that it does not break the page on a phone. */
export function frameTables(root: Root): void {
  replace(root, (node) =>
    isElement(node, 'table') && !node.properties.dataIsFramed
      ? [
          element('section', [{...node, properties: {...node.properties, dataIsFramed: true}}], {
            dataPart: 'table frame',
          }),
        ]
      : undefined,
  );
}

/** Adds a paragraph without height, because SVG in the first or last block can be lost (code of doocs/md and siyuan, read in 2026-08). */
function keepEnds(article: Element): void {
  const isDrawn = (block: RootContent | undefined) =>
    block !== undefined && find(block, (node) => isElement(node, 'svg')) !== undefined;
  const edge = () => element('p', [text('\u00A0')], {style: 'margin:0;font-size:0;line-height:0'});
  const {children} = article;
  article.children = [
    ...(isDrawn(children[0]) ? [edge()] : []),
    ...children,
    ...(isDrawn(children.at(-1)) ? [edge()] : []),
  ];
}
