import type {Nodes} from 'mdast';
import type {Parse} from './parse.ts';

/**
 * Labels of definitions. A label is written as the type of its definition, a space, and its identifier in
 * brackets: `footnoteDefinition [^1]`.
 */
export interface Labels {
  readonly all: ReadonlySet<string>;
  /** The labels by their first word, to find them in a text. */
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
}

/** A set of labels. */
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

/** Labels and some more. */
export function withLabels(labels: Labels, more: readonly string[]): Labels {
  return more.every((label) => labels.all.has(label)) ? labels : labelSet([...labels.all, ...more]);
}

/** The labels that only one of two sets has. */
export function differingLabels(a: Labels, b: Labels): Labels {
  return a === b
    ? noLabels
    : labelSet([...a.all, ...b.all].filter((label) => !a.all.has(label) || !b.all.has(label)));
}

/** The labels that definitions in some nodes define. */
export function definedLabels(nodes: readonly Nodes[]): string[] {
  const labels: string[] = [];
  // Not by recursion: thousands of nodes can stand in each other.
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

/** Those labels that a text may refer to, and perhaps some that it does not. */
export function mentionedLabels(text: string, {all, byFirstWord}: Labels): string[] {
  return all.size === 0
    ? []
    : [...new Set(firstWords(text))].flatMap((word) => byFirstWord.get(word) ?? []);
}

// Up to white space or a bracket, as a label may go on in the next line. It may begin there too, in a
// block quote behind a `>`.
const firstWord = /\[[\t\n\r >]*([^\t\n\r [\]]*)/g;

function firstWords(text: string): string[] {
  return Array.from(text.matchAll(firstWord), ([, word = '']) =>
    // As micromark-util-normalize-identifier does; U+0000 is read as U+FFFD.
    word.replaceAll('\0', '\uFFFD').toLowerCase().toUpperCase(),
  );
}

/** Markdown that defines labels, and leaves what follows it as it is. */
export function definitionsOf(labels: readonly string[]): string {
  // The empty heading closes a footnote.
  return labels.length === 0 ? '' : `${labels.map(definitionOf).join('')}#\n`;
}

function definitionOf(label: string): string {
  return `${label.slice(label.indexOf('['))}: #\n`;
}

const likelyDefinition = /^[\t >*+\-\d.)]*(\[(?:\\.|[^\\[\]\r\n])+\]):/gm;

/** The labels that a text seems to define, by a look at its lines. */
export function likelyLabels(parse: Parse, text: string): string[] {
  const found = Array.from(text.matchAll(likelyDefinition), ([, label = '']) => label);
  // Only the parser knows whether `[^1]` is the label of a footnote.
  return found.length === 0 ? [] : definedLabels(parse(found.map(definitionOf).join('')).children);
}
