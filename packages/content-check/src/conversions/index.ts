import {applyEdits} from '@markdown-zh/diagnosis/edits';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {alerts} from './alerts.ts';
import {containers} from './containers.ts';
import {fences} from './fences.ts';
import {frontMatter} from './front-matter.ts';
import {generatorTags} from './generator-tags.ts';
import {headings} from './headings.ts';
import {repairMdx} from './repair-mdx.ts';
import {parseForeign, rangeOf} from './parse.ts';
import {pictures} from './pictures.ts';
import {tableOfContents, truncateMarker} from './small-marks.ts';
import type {Conversion, ConvertOptions, ForeignText, Note, Step} from './step.ts';
import {readArticle} from '../checks/article.ts';
import {replaceOutsideCode} from '../checks/outside-code.ts';
import {htmlBlocks} from './html-blocks.ts';
import {inlineHtml} from './html-inline.ts';
import {signs} from './signs.ts';

export type {ConvertOptions, Note, NoteKind} from './step.ts';

/** For every text: they write what MDX and CommonMark read alike. */
const steps: readonly Step[] = [
  frontMatter,
  generatorTags,
  alerts,
  containers,
  tableOfContents,
  truncateMarker,
  headings,
  fences,
  pictures,
];

/**
 * Converts a text of another generator, or one that is not valid here, into MDX of this site, as far as that needs no judgement. A reader reads
 * the same as before. A text that was converted stays as it is.
 */
export function convert(
  source: string,
  options: ConvertOptions = {},
): {readonly text: string; readonly notes: readonly Note[]} {
  const notes: Note[] = [];
  const apply = (text: string, step: Step) => {
    const {fixes, notes: found = []} = step({source: text, tree: parseForeign(text), options});
    notes.push(...found);
    return applyEdits(text, fixes);
  };
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const own =
    options.isForeign !== true && isMdx({source: text, tree: parseForeign(text), options});
  const converted = [...steps, own ? repairMdx : toMdx].reduce(apply, text);
  if (converted === text) {
    return {text: source, notes};
  }
  return {text: source.includes('\r\n') ? converted.replaceAll('\n', '\r\n') : converted, notes};
}

/** A comment in braces, a value in braces, a string in braces: nobody writes them in CommonMark. */
const braces = /\{\/\*|[A-Za-z]=\{["'`{]|\{"/;

const ownModule = /^import\s[^\n]*['"](?:@site|@theme|@docusaurus|\.{1,2})\//;
const code = /^(?:import\s[^\n]*['"]|export\s+(?:const|default|function)\b)/;

/** Whether an author wrote a text as MDX: it has a component of the site, an import, or code in braces. */
function isMdx({source, tree, options: {components = []}}: ForeignText): boolean {
  const lines = paragraphs(tree, source);
  let isFound =
    lines.some((line) => ownModule.test(line)) ||
    (lines.some((line) => code.test(line)) && readArticle('', source).ok);
  const tags = components.map((name) => `<${name}\\b`);
  replaceOutsideCode(source, new RegExp([braces.source, ...tags].join('|')), (text) => {
    isFound = true;
    return text;
  });
  return isFound;
}

function paragraphs(tree: Root, source: string): string[] {
  const found: string[] = [];
  visit(tree, 'paragraph', (node) => {
    const {start, end} = rangeOf(node);
    found.push(source.slice(start, end));
  });
  return found;
}

/** Turns a text of CommonMark with HTML into MDX, in one pass: what it writes would no longer be read as CommonMark. */
function toMdx(text: ForeignText): Conversion {
  const notes: Note[] = [];
  const fixes = [...htmlBlocks(text, notes), ...inlineHtml(text, notes), ...signs(text)];
  return {fixes, notes};
}
