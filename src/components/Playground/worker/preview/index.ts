import {toHtml} from 'hast-util-to-html';
import {type ParsedDocument, rootOf} from '@markdown-zh/diagnosis/incremental';
import {sanitize} from '@markdown-zh/diagnosis/standard/page';
import type {MarkdownDialect} from '../jobs';
import {parseDocument} from '../parse-document';
import {createPieceRenderer} from './pieces';
import {hastOf, outputOf, readHtml, safeOf, type Preview} from './rendering';

export type {Block, Preview} from './rendering';

let latest:
  {readonly baseUrl: string; readonly render: ReturnType<typeof createPieceRenderer>} | undefined;

/**
 * Renders a text by remark, the engine with positions. Blocks that the last text had keep their HTML where
 * that can be. Throws a RangeError for thousands of nested blocks.
 */
export function renderPreview(source: string, dialect: MarkdownDialect, baseUrl: string): Preview {
  const document = parseDocument(source, dialect);
  if (latest?.baseUrl !== baseUrl) {
    latest = {baseUrl, render: createPieceRenderer(baseUrl)};
  }
  return latest.render(document) ?? renderWhole(document, baseUrl);
}

/** A result that leaves the page. */
export interface Copy {
  /** The engine's HTML, as it is. */
  readonly output: string;
  /** The same, sanitised, with the pictures and addresses that it has. */
  readonly safe: string;
}

/** Renders a text to be copied. Throws a RangeError for thousands of nested blocks. */
export function renderCopy(source: string, dialect: MarkdownDialect): Copy {
  const document = parseDocument(source, dialect);
  const made = hastOf(rootOf(document));
  const output = outputOf(made).map(({html}) => html);
  return {
    output: `${output.join('\n')}\n`,
    safe: `${toHtml(sanitize(readHtml(made, document.text)))}\n`,
  };
}

/** Renders a text in one piece. */
export function renderWhole(document: ParsedDocument, baseUrl: string): Preview {
  const made = hastOf(rootOf(document));
  const output = outputOf(made);
  return {output, safe: safeOf(readHtml(made, document.text), baseUrl)};
}
