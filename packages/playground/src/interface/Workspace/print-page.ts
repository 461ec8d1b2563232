import {trustedHtml} from '@markdown-zh/ui/trusted-html';
import type {PagePrint} from '@markdown-zh/convert/page';
import styles from './styles.module.css';

let frame: HTMLIFrameElement | undefined;

/**
 * Prints a page alone, from a frame that is not shown. The frame runs no scripts. It inherits the site's policy, which forbids styles in
 * HTML, so they are added here.
 */
export async function printPage({title, body, styles: sheetText}: PagePrint): Promise<void> {
  frame?.remove(); // the one of the last print: browsers may print after `print` has returned
  const next = document.createElement('iframe');
  frame = next;
  next.className = styles.print ?? '';
  next.tabIndex = -1;
  next.ariaHidden = 'true';
  next.setAttribute('sandbox', 'allow-same-origin allow-modals');
  next.srcdoc = trustedHtml(`<!DOCTYPE html><html lang="zh-CN"><body>${body}</body></html>`);
  await new Promise((resolve) => {
    next.addEventListener('load', resolve, {once: true});
    document.body.append(next);
  });
  const page = next.contentWindow as (Window & typeof globalThis) | null;
  if (!page) {
    return;
  }
  page.document.title = title;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(sheetText);
  page.document.adoptedStyleSheets = [sheet];
  for (const element of page.document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  page.focus(); // Safari prints the window with the focus
  page.print();
}
