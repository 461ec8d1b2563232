import type {Element, Root as HastRoot} from 'hast';
import type {Nodes} from 'mdast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {attribute, find, isElement, style} from '../hast.ts';
import {joinBlocks} from './join-blocks.ts';
import {mergeMarks} from './merge-marks.ts';
import {removeChatMarks} from './normalize/chat-marks.ts';
import {inlineClassStyles} from './normalize/class-styles.ts';
import {cleanUp} from './normalize/clean-up.ts';
import {restoreCodeParagraphs} from './normalize/code-paragraphs.ts';
import {restoreCode} from './normalize/code.ts';
import {restoreFootnotes} from './normalize/footnotes.ts';
import {restoreLarkDiagrams} from './normalize/lark-diagrams.ts';
import {restoreLists} from './normalize/lists.ts';
import {restoreMarks} from './normalize/marks.ts';
import {restoreMath, type TexOfMathml} from './normalize/math.ts';
import {namePictures} from './normalize/pictures.ts';
import {restoreTables} from './normalize/tables.ts';
import {toMdast} from './to-mdast.ts';
import {writeMarkdown} from './write-markdown.ts';

/** The parts of the conversion that callers load separately. */
interface Tools {
  /** Translates MathML for which the page has no TeX. */
  readonly texOf: TexOfMathml;
  /** Makes all fixes of the diagnosis that keep the text's content. */
  readonly repair: (markdown: string) => string;
  /** Whether a text without formatting is also converted. */
  readonly keepsPlain?: boolean;
}

/** A pasted text as Markdown. */
export interface Pasted {
  readonly markdown: string;
  /** The file names that stand for pictures whose data is not in the text. */
  readonly pictures: readonly string[];
}

/** Prepares a paste: loads the translator of MathML only if there is some. */
export async function paste(
  html: string,
  repair: (markdown: string) => string,
): Promise<() => Pasted | undefined> {
  const texOf = /<(?:\w+:)?math\b/i.test(html) ? await translator() : () => '';
  return () => markdownFromHtml(html, {texOf, repair});
}

async function translator(): Promise<(mathml: Element) => string> {
  const {MathMLToLaTeX} = await import('mathml-to-latex');
  return (mathml) => MathMLToLaTeX.convert(toHtml(mathml));
}

/** The steps that make every source look like plain HTML, in order: each relies on the ones before. */
const steps: readonly ((tree: HastRoot) => void)[] = [
  inlineClassStyles,
  restoreFootnotes,
  restoreLists,
  restoreCode,
  restoreLarkDiagrams,
  cleanUp,
  restoreMarks,
  restoreCodeParagraphs,
  removeChatMarks,
  restoreTables,
];

/**
 * Turns the HTML of a clipboard into Markdown (GFM, formulas between dollar signs) that renders the same. Understands what Word, Excel,
 * WPS, LibreOffice, Google Docs, Notion, 飞书, 语雀, chats with AI and web pages write. It does not run scripts.
 *
 * @returns undefined if the HTML holds no formatting, so that the clipboard's plain text is enough
 */
export function markdownFromHtml(
  html: string,
  {texOf, repair, keepsPlain = false}: Tools,
): Pasted | undefined {
  const tree = fromHtml(html, {fragment: true});
  if (isFromCodeEditor(tree)) {
    return undefined;
  }
  // Of Word's tracking of changes: plain text may still hold them.
  const hadDeletions =
    find(tree, (node) => isElement(node, 'del') && attribute(node, 'dateTime') !== '') !==
    undefined;
  restoreMath(tree, texOf); // first, because formulas have hidden parts
  steps.forEach((step) => {
    step(tree);
  });
  const pictures = namePictures(tree);
  const root = joinBlocks(mergeMarks(toMdast(tree)));
  if (!keepsPlain && !hasFormatting(root) && !hadDeletions) {
    return undefined;
  }
  return {markdown: repair(writeMarkdown(root)), pictures};
}

/** VS Code and JetBrains write one block with the colours of their code. */
function isFromCodeEditor(tree: HastRoot): boolean {
  const blocks = tree.children.filter((node) => isElement(node) && !isElement(node, 'meta'));
  const [block] = blocks;
  return (
    blocks.length === 1 &&
    isElement(block, 'div', 'pre') &&
    /mono|consolas|courier|menlo/.test(style(block, 'font-family')) &&
    (isElement(block, 'pre') || style(block, 'white-space') === 'pre')
  );
}

const plain = new Set<Nodes['type']>(['root', 'paragraph', 'text', 'break']);

function hasFormatting(node: Nodes): boolean {
  return !plain.has(node.type) || ('children' in node && node.children.some(hasFormatting));
}
