import type {Page} from '@playwright/test';

/** A style sheet with the effect of a reader's own text size of 200 %. */
export const doubleText = 'html { font-size: 200% !important }';

/** The spacing of WCAG 1.4.12. */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Replaces a reader's own styles on a page. The site's policy allows no style element for them. */
export async function setReaderStyles(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const page = window as Window & {readerStyles?: CSSStyleSheet};
    if (!page.readerStyles) {
      page.readerStyles = new CSSStyleSheet();
      document.adoptedStyleSheets.push(page.readerStyles);
    }
    page.readerStyles.replaceSync(text);
  }, content);
}

/** Lost content at the current width: text that is cut off or covered, and a page that scrolls sideways. */
export function findLostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const label = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    const found: string[] = [];

    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) {
      found.push(`the page is ${scrollWidth} px wide`);
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isHiddenOnPurpose =
        style.clipPath !== 'none' ||
        style.visibility === 'hidden' ||
        style.webkitLineClamp !== 'none' || // a summary, which ends with an ellipsis and links to its page
        element.clientWidth <= 1 ||
        element.closest('[aria-hidden="true"]') !== null;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut && !isHiddenOnPurpose && element.textContent.trim() !== '') {
        found.push(`cut off: ${label(element)}`);
      }
    }

    const entries = [...document.querySelectorAll('nav :is(a, button)')]
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(
        ({element, box}) => box.width > 1 && element.checkVisibility({visibilityProperty: true}),
      );
    for (const [index, one] of entries.entries()) {
      for (const other of entries.slice(index + 1)) {
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isInside = one.element.contains(other.element) || other.element.contains(one.element);
        const isSameBar = one.element.closest('nav') === other.element.closest('nav');
        if (width > 1 && height > 1 && isSameBar && !isInside) {
          found.push(`covered: ${label(one.element)} by ${label(other.element)}`);
        }
      }
    }
    return found;
  });
}
