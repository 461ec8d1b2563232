import {type ParsedDocument, rootOf} from '../../../../lib/incremental-markdown';
import type {MarkdownDialect} from '../jobs';
import {readDocument} from '../reading';
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
  const document = readDocument(source, dialect);
  if (latest?.baseUrl !== baseUrl) {
    latest = {baseUrl, render: createPieceRenderer(baseUrl)};
  }
  return latest.render(document) ?? renderWhole(document, baseUrl);
}

/** Renders a text in one piece. */
export function renderWhole(document: ParsedDocument, baseUrl: string): Preview {
  const made = hastOf(rootOf(document));
  const output = outputOf(made);
  return {output, safe: safeOf(readHtml(made, document.text), baseUrl)};
}
