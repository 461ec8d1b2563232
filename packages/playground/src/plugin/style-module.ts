import {StyleModule as Stock} from 'style-mod';

/** The substitute of a shadow root for each document. */
const roots = new WeakMap<Document, ShadowRoot>();

/**
 * Replaces style-mod's class, with which CodeMirror adds its styles. Into a document it puts a `<style>`, which a policy without
 * `unsafe-inline` forbids, and a static host cannot send a nonce. Into a shadow root it puts a constructed style sheet, which is
 * not inline. This class does the same for a document.
 */
export class StyleModule extends Stock {
  static override mount(...[root, ...rest]: Parameters<typeof Stock.mount>): void {
    super.mount('head' in root ? adoptingRoot(root) : root, ...rest);
  }
}

function adoptingRoot(document: Document): ShadowRoot {
  const root =
    roots.get(document) ??
    ({
      ownerDocument: document,
      get adoptedStyleSheets() {
        return document.adoptedStyleSheets;
      },
      set adoptedStyleSheets(sheets) {
        document.adoptedStyleSheets = sheets;
      },
    } as ShadowRoot);
  roots.set(document, root);
  return root;
}
