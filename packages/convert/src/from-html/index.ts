import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {markdownFromHtml, type Pasted} from './markdown-from-html.ts';

export {markdownFromHtml, type Pasted} from './markdown-from-html.ts';

/** Prepares a paste: loads the translator of MathML only if there is some. */
export async function paste(
  html: string,
  mend: (markdown: string) => string,
): Promise<() => Pasted | undefined> {
  const texOf = /<(?:\w+:)?math\b/i.test(html) ? await translator() : () => '';
  return () => markdownFromHtml(html, {texOf, mend});
}

async function translator(): Promise<(mathml: Element) => string> {
  const {MathMLToLaTeX} = await import('mathml-to-latex');
  return (mathml) => MathMLToLaTeX.convert(toHtml(mathml));
}
