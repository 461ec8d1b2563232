import {type Article, placeholder, readLine} from '@markdown-zh/content-check/article';
import {SKIP, visit} from 'unist-util-visit';
import {lengthOf} from './length';

/** Readability of an article's prose. Lengths count Han characters, and one for each word or number. */
export interface Readability {
  readonly sentences: number;
  readonly meanSentence: number;
  readonly meanParagraph: number;
  /** Share of sentences of more than 100 characters, 0 to 1. */
  readonly longSentences: number;
  /** Share of clauses (between two marks) of more than 40 characters, 0 to 1. */
  readonly longClauses: number;
}

/**
 * The limits of Ruan Yifeng's guide to technical documents, docs/text.md: 100 characters in a sentence, and 40 between two marks
 * (https://github.com/ruanyf/document-style-guide).
 */
const longest = {sentence: 100, clause: 40} as const;

/** The marks that end a sentence, and those that divide one (GB/T 15834-2011); not 、, which divides words. */
const sentenceEnd = /[。！？]+|…+|\n/;
const clauseEnd = /[，；：（）「」]|—+/;

/**
 * Measures of Chinese readability use mean sentence length (https://www.mdpi.com/1999-4893/18/12/777). The share of rare characters is
 * missing, because no maintained package has the list of the 3,500 common ones. A grade is missing, because its formulas are for pupils
 * and learners.
 */
export function readabilityOf(article: Pick<Article, 'tree' | 'source'>): Readability {
  const paragraphs = readParagraphs(article);
  const sentences = paragraphs.flatMap((text) => split(text, sentenceEnd));
  const clauses = sentences.flatMap(({text}) => split(text, clauseEnd));
  const total = sentences.reduce((sum, {length}) => sum + length, 0);
  const share = (parts: readonly Part[], limit: number) =>
    ratio(parts.filter(({length}) => length > limit).length, parts.length);
  return {
    sentences: sentences.length,
    meanSentence: ratio(total, sentences.length),
    meanParagraph: ratio(total, paragraphs.length),
    longSentences: share(sentences, longest.sentence),
    longClauses: share(clauses, longest.clause),
  };
}

interface Part {
  readonly text: string;
  readonly length: number;
}

/** The parts of a text that have words in them. */
function split(text: string, mark: RegExp): Part[] {
  return text
    .split(mark)
    .map((part) => ({text: part, length: charactersOf(part)}))
    .filter(({length}) => length > 0);
}

function charactersOf(text: string): number {
  const {han, words} = lengthOf(text);
  return han + words;
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Paragraphs with words, including those of lists and quotations, without headings, tables, captions and footnotes. */
function readParagraphs({tree, source}: Pick<Article, 'tree' | 'source'>): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') {
      return SKIP;
    }
    if (node.type === 'paragraph') {
      found.push(readLine(node.children, source).text);
    }
    return undefined;
  });
  return found.filter((text) => charactersOf(text.replaceAll(placeholder, '')) > 0);
}
