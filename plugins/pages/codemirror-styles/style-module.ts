import {StyleModule as Stock} from 'style-mod';

/** By document, what style-mod takes for a shadow root. */
const roots = new WeakMap<Document, ShadowRoot>();

/**
 * Stands in the place of style-mod's class, by which CodeMirror adds its styles: into a document that puts a `<style>`, which a
 * policy without `unsafe-inline` forbids, and a nonce is nothing for a static host. Into a shadow root it puts a constructed
 * style sheet, which is no inline style. This has it do the same for a document.
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
