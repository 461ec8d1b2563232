import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';

/** Elements that reports and other tools say are removed, with their content or without use for it. */
const removed = [
  'script', // official: developers.weixin.qq.com, draftmanage/api_draft_add, "JS is removed"
  'style', // code of WeMD, wechatCopyService.ts, 2026-08
  'link',
  'iframe',
  'input', // code of bm.md, src/lib/markdown/render/adapters/wechat.ts, 2026-01, and of WeMD
  'button',
  'form',
  'defs', // code of doocs/md, apps/web/src/services/export/wechat-svg.ts, 2026-08; issues #1724, #1730, #1914
  'use',
  'marker',
  'foreignObject',
];

/** Attributes that are removed, by the code of WeMD (classes, ids) and doocs/md (ids in SVG; sizes, which it moves to styles), 2026-08. */
const attributes =
  /^(?:id|className|on[A-Z].*|data.*|aria.*|role|tabIndex|contentEditable|align|color)$/;

/** Declarations that are removed: position (code of doocs/md, clipboard.ts), variables (WeMD), ids (wechat-svg.ts). */
const declarations = /^\s*(?:position|top|left|right|bottom|z-index|--[\w-]+)\s*:|var\(|url\(\s*#/i;

/**
 * Removes everything that the editor of 公众号 may remove from pasted HTML. No official list exists (2026-11), so this follows the code of
 * other tools and users' reports, and removes all that any of them names. Nobody has compared it with the editor.
 */
export function stripAsWechat(html: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && removed.includes(node.tagName)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    strip(node);
    // Only links to its own articles stay (doocs/md#1585, 2026-05, users); of lists in items, levels go (mdnice/markdown-nice#39).
    const isForeign =
      node.tagName === 'a' &&
      !/^https?:\/\/mp\.weixin\.qq\.com\//.test(String(node.properties.href));
    const isInItem =
      /^[uo]l$/.test(node.tagName) && parent?.type === 'element' && parent.tagName === 'li';
    if (parent && index !== undefined && (isForeign || isInItem)) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    // Spaces and lines of code collapse (doocs/md#894, WeMD#90), and empty spans are filtered (obsidian-mp-publisher PR#30, 2026-04).
    if (node.tagName === 'pre') {
      visit(node, 'text', (text) => {
        text.value = text.value.replace(/[ \t\r\n]+/g, ' ');
      });
    }
    if (parent && index !== undefined && node.tagName === 'span' && node.children.length === 0) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // Reports about `data:` pictures are contradictory (WeMD#91, 2026-07; doocs/md PR#183, 2022), so they count as removed.
    if (
      parent &&
      index !== undefined &&
      node.tagName === 'img' &&
      !/^https?:/.test(String(node.properties.src))
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // Styles of `div` go when an article is published (AIWriteX#32, 2025-09, users).
    if (node.tagName === 'div') {
      delete node.properties.style;
    }
    return undefined;
  });
  return toHtml(tree);
}

function strip(node: Element): void {
  for (const name of Object.keys(node.properties)) {
    const isSize = /^(?:width|height)$/.test(name) && node.tagName !== 'rect';
    if (isSize || attributes.test(name)) {
      Reflect.deleteProperty(node.properties, name);
    }
  }
  if (typeof node.properties.style === 'string') {
    node.properties.style = node.properties.style
      .split(';')
      .filter((one) => !declarations.test(one))
      .join(';');
  }
}
