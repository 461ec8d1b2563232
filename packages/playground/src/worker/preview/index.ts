import {allowanceOf, boundMessage} from '@markdown-zh/diagnosis/bounds';
import {toHtml} from 'hast-util-to-html';
import {type ParsedDocument, rootOf} from '@markdown-zh/diagnosis/incremental';
import {sanitize} from '@markdown-zh/diagnosis/standard/page';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';
import {parseDocument} from '../parse-document.ts';
import {createPieceRenderer} from './pieces.ts';
import {hastOf, outputOf, readHtml, safeOf, type Preview, type Site} from './rendering.ts';

export type {Block, Preview, Site} from './rendering.ts';

let latest:
  {readonly baseUrl: string; readonly render: ReturnType<typeof createPieceRenderer>} | undefined;

/**
 * Renders a text with remark, the engine with positions. Reuses the HTML of unchanged blocks if possible. Throws a
 * RangeError for thousands of nested blocks.
 */
export function renderPreview(source: string, dialect: MarkdownDialect, site: Site): Preview {
  const document = parseDocument(source, dialect);
  if (latest?.baseUrl !== site.baseUrl) {
    latest = {baseUrl: site.baseUrl, render: createPieceRenderer(site)};
  }
  const bound = boundMessage(source);
  try {
    const preview = latest.render(document) ?? renderWhole(document, site);
    return bound === undefined ? preview : {...preview, bound};
  } catch (error) {
    throw bound === undefined ? error : new Error(bound, {cause: error});
  }
}

/** A result to be copied from the page. */
export interface Copy {
  /** The engine's HTML, unchanged. */
  readonly output: string;
  /** The same, sanitised, with its own pictures and addresses. */
  readonly safe: string;
}

/** Renders a text to be copied. Throws a RangeError for thousands of nested blocks. */
export function renderCopy(source: string, dialect: MarkdownDialect): Copy {
  const document = parseDocument(source, dialect);
  const made = hastOf(rootOf(document), allowanceOf(source.length));
  const output = outputOf(made).map(({html}) => html);
  return {
    output: `${output.join('\n')}\n`,
    safe: `${toHtml(sanitize(readHtml(made, document.text)))}\n`,
  };
}

/** Renders a text as a whole. */
export function renderWhole(document: ParsedDocument, site: Site): Preview {
  const made = hastOf(rootOf(document), allowanceOf(document.text.length));
  const output = outputOf(made);
  return {output, safe: safeOf(readHtml(made, document.text), site)};
}
