import type {Nodes} from 'mdast';
import type {Parse} from './parse.ts';

/**
 * Labels of definitions, each written as the type of its definition, a space, and its identifier in brackets:
 * `footnoteDefinition [^1]`.
 */
export interface Labels {
  readonly all: ReadonlySet<string>;
  /** The labels by first word, for the search in a text. */
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
}

export function labelSet(labels: Iterable<string>): Labels {
  const all = new Set(labels);
  const byFirstWord = new Map<string, string[]>();
  for (const label of all) {
    const word = firstWords(label)[0] ?? '';
    const others = byFirstWord.get(word);
    if (others) {
      others.push(label);
    } else {
      byFirstWord.set(word, [label]);
    }
  }
  return {all, byFirstWord};
}

export const noLabels = labelSet([]);

export function withLabels(labels: Labels, more: readonly string[]): Labels {
  return more.every((label) => labels.all.has(label)) ? labels : labelSet([...labels.all, ...more]);
}

/** The labels that only one of two sets contains. */
export function differingLabels(a: Labels, b: Labels): Labels {
  return a === b
    ? noLabels
    : labelSet([...a.all, ...b.all].filter((label) => !a.all.has(label) || !b.all.has(label)));
}

/** The labels of all definitions inside nodes. */
export function definedLabels(nodes: readonly Nodes[]): string[] {
  const labels: string[] = [];
  // Not recursive, because thousands of nodes can be nested.
  const open = [...nodes];
  for (const node of open) {
    if (node.type === 'definition') {
      labels.push(`definition [${node.identifier}]`);
    } else if (node.type === 'footnoteDefinition') {
      labels.push(`footnoteDefinition [^${node.identifier}]`);
    }
    if ('children' in node && mayContainDefinitions.has(node.type)) {
      for (const child of node.children) {
        open.push(child);
      }
    }
  }
  return labels;
}

const mayContainDefinitions = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition']);

/** The labels that a text may refer to, and perhaps a few that it does not. */
export function mentionedLabels(text: string, {all, byFirstWord}: Labels): string[] {
  return all.size === 0
    ? []
    : [...new Set(firstWords(text))].flatMap((word) => byFirstWord.get(word) ?? []);
}

// Up to white space or a bracket, because a label may continue on the next line. It may also begin there, in
// a block quote after a `>`.
const firstWord = /\[[\t\n\r >]*([^\t\n\r [\]]*)/g;

function firstWords(text: string): string[] {
  return Array.from(text.matchAll(firstWord), ([, word = '']) =>
    // Like micromark-util-normalize-identifier; U+0000 is read as U+FFFD.
    word.replaceAll('\0', '\uFFFD').toLowerCase().toUpperCase(),
  );
}

/** Markdown that defines labels, and does not affect the text after it. */
export function definitionsOf(labels: readonly string[]): string {
  // The empty heading ends a footnote.
  return labels.length === 0 ? '' : `${labels.map(definitionOf).join('')}#\n`;
}

function definitionOf(label: string): string {
  return `${label.slice(label.indexOf('['))}: #\n`;
}

const likelyDefinition = /^[\t >*+\-\d.)]*(\[(?:\\.|[^\\[\]\r\n])+\]):/gm;

/** The labels that a text seems to define, judging by its lines. */
export function likelyLabels(parse: Parse, text: string): string[] {
  const found = Array.from(text.matchAll(likelyDefinition), ([, label = '']) => label);
  // Only the parser knows whether `[^1]` is the label of a footnote.
  return found.length === 0 ? [] : definedLabels(parse(found.map(definitionOf).join('')).children);
}
