import type {Page} from '@playwright/test';

/**
 * Elements that scroll, because their content exceeds their room, but that the keyboard does not reach, or that lack a role or a name.
 * Chromium makes such elements focusable by itself, Safari does not. Code and tables need no further role, and screen readers read their
 * text.
 */
export function findScrollersWithoutKeyboard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex], iframe)';
    const isReached = (element: Element) =>
      element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility();
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const scrolls =
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight);
      if (!scrolls || element.clientWidth <= 1 || !element.checkVisibility()) {
        return [];
      }
      const isNative = element.matches(':is(textarea, input, select, pre, table)');
      const hasName = ['aria-label', 'aria-labelledby'].some((name) => element.hasAttribute(name));
      const fault = !isReached(element)
        ? ![...element.querySelectorAll(controls)].some(isReached) && 'no keyboard'
        : !isNative && !(element.hasAttribute('role') && hasName) && 'no role or name';
      return fault
        ? [
            `${fault}: ${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 30)}"`,
          ]
        : [];
    });
  });
}
