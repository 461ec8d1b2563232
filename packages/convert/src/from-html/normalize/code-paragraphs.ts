import type {Element, Parents, Root, RootContent} from 'hast';
import {element, find, isElement, text, textContent} from '../../hast.ts';

/** Joins paragraphs that are code from end to end, as a fixed-width font in Word and Google Docs shows it, to one block. */
export function restoreCodeParagraphs(tree: Root): void {
  restore(tree);
}

function restore(parent: Parents): void {
  const children: RootContent[] = [];
  let run: Element[] = [];
  const endRun = () => {
    children.push(...(run.length > 1 ? [blockOf(run)] : run));
    run = [];
  };
  for (const node of parent.children as RootContent[]) {
    if (isElement(node, 'p') && isCode(node)) {
      run.push(node);
    } else if (run.length === 0 || node.type !== 'text' || node.value.trim() !== '') {
      endRun();
      children.push(node);
      if (isElement(node) && !isElement(node, 'pre')) {
        restore(node);
      }
    }
  }
  endRun();
  parent.children = children;
}

function isCode(paragraph: Element): boolean {
  const hasCode = find(paragraph, (node) => isElement(node, 'code')) !== undefined;
  return hasCode && textOutsideCode(paragraph).trim() === '';
}

function textOutsideCode(node: RootContent): string {
  return isElement(node, 'code')
    ? ''
    : node.type === 'text'
      ? node.value
      : isElement(node)
        ? node.children.map(textOutsideCode).join('')
        : '';
}

function blockOf(paragraphs: readonly Element[]): Element {
  const lines = paragraphs.map((paragraph) =>
    textContent(paragraph)
      .replace(/(?<!\s)\s*\n\s*/g, ' ')
      .replaceAll('\u00A0', ' ')
      .trimEnd(),
  );
  return element('pre', [element('code', [text(lines.join('\n'))])]);
}
