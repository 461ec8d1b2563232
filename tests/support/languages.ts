import type {Page} from '@playwright/test';
import {interfaceLabels} from './interface-labels';

const label = new RegExp(interfaceLabels());

/** Text that a screen reader would read in the wrong language: Han characters outside Chinese, labels inside it. */
export async function findWrongLanguages(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  return texts.flatMap(({text, language, isArticle}) => {
    const isChinese = language.startsWith('zh');
    if (/\p{Script=Han}/u.test(text) && !isChinese) {
      return [`Han outside Chinese: ${text.slice(0, 40)}`];
    }
    return isChinese && !isArticle && label.test(text) ? [`a label in Chinese: ${text}`] : [];
  });
}

/**
 * Every text of the page, and every attribute that is read aloud, with the language of the nearest element; runs in
 * the page.
 */
function readTexts(): {text: string; language: string; isArticle: boolean}[] {
  const spoken = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-valuetext',
    'placeholder',
    'title',
  ];
  // An article may contain words that are labels elsewhere.
  const labelled =
    'button, label, legend, summary, [role=alert], [role=status], [role=tab], .theme-admonition > :first-child';
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement;
    if (element && !element.closest('script, style, noscript')) {
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const texts =
        node instanceof Element
          ? spoken.map((name) => node.getAttribute(name))
          : [node.textContent];
      for (const text of texts) {
        if (text?.trim()) {
          const isArticle = node !== element && !element.closest(labelled);
          found.push({text: text.trim(), language, isArticle});
        }
      }
    }
  }
  return found;
}
