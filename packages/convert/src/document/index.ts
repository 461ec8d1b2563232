import {footnoteBackLabel, footnotesLabel} from '@markdown-zh/diagnosis/standard/footnotes';
import GithubSlugger from 'github-slugger';
import type {Root} from 'hast';
import {raw} from 'hast-util-raw';
import type {Paragraph} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {toHast} from 'mdast-util-to-hast';
import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {safeAddress, type Decide} from '../addresses/address.ts';
import {isElement, textContent} from '../hast.ts';
import {allowanceOf, boundedHandlers, boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import {formulaSyntax} from './formulas.ts';
import {frontMatterOf, withoutFrontMatter} from './front-matter.ts';
import type {UnsupportedParts} from './unsupported.ts';
import {sanitized} from './sanitize.ts';

/** A text as a document that leaves the site. */
interface Document {
  /** Without anything that could run. Formulas are `code` with the class `language-math`. */
  readonly root: Root;
  /** The title of the front matter, else the first heading; empty if there is none. */
  readonly title: string;
  readonly author: string;
}

/**
 * Reads a text with all that Markdown is commonly extended by: GFM, formulas, front matter. Marks beside Chinese punctuation count as the
 * writer means them. Throws a RangeError if the text is nested too deeply.
 *
 * @param parseYaml reads front matter; callers that know of none leave it out
 * @param decide which addresses stay
 */
export function documentOf(
  source: string,
  unsupported: UnsupportedParts,
  parseYaml: (yaml: string) => unknown = () => undefined,
  decide: Decide = safeAddress,
): Document {
  const {yaml, text} = withoutFrontMatter(source);
  const about = frontMatterOf(yaml, parseYaml);
  const tree = fromMarkdown(text, {
    extensions: boundedSyntax([
      gfm(),
      formulaSyntax(),
      cjkFriendlyExtension(),
      gfmStrikethroughCjkFriendly(),
    ]),
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  visit(tree, 'paragraph', (node) => {
    showFormula(node, source);
  });
  visit(tree, ({type, ...node}) => {
    if (type === 'code' && 'lang' in node && node.lang === 'mermaid') {
      unsupported.add('diagrams', 'Mermaid');
    }
  });
  const made = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: footnotesLabel,
    footnoteBackLabel,
    handlers: boundedHandlers(allowanceOf(text.length)),
  }) as Root;
  const root = sanitized(raw(made, {file: new VFile(text)}) as Root, unsupported, decide);
  const heading = nameHeadings(root);
  return {root, title: about.title ?? heading, author: about.author ?? ''};
}

/** `$$…$$` alone in a paragraph is a formula of its own, as on GitHub. */
function showFormula(paragraph: Paragraph, source: string): void {
  const [only, ...others] = paragraph.children;
  if (
    only?.type === 'inlineMath' &&
    others.length === 0 &&
    source.startsWith('$$', only.position?.start.offset)
  ) {
    paragraph.data = {hName: 'pre'};
    only.data = {
      ...only.data,
      hProperties: {className: ['language-math', 'math-display']},
    };
  }
}

/** Gives headings the ids that links in texts expect, as GitHub makes them. Returns the first heading. */
function nameHeadings(root: Root): string {
  const slugger = new GithubSlugger();
  let first = '';
  visit(root, 'element', (node) => {
    if (isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
      const words = textContent(node).trim();
      node.properties.id ??= slugger.slug(words);
      first ||= words;
    }
  });
  return first;
}
