import {lossesOf} from '@markdown-zh/convert/preview-losses';
import type {Published} from '@markdown-zh/convert/publish';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';
import {renderCopy} from './preview/index.ts';

/** The HTML of the preview's engine as text, unchanged. */
export function asHtml(source: string, dialect: MarkdownDialect): Published {
  return {plain: renderCopy(source, dialect).output, losses: lossesOf(source)};
}

/** The result as the preview shows it, with its own pictures and addresses, and the Markdown as plain text. */
export function asRichText(source: string, dialect: MarkdownDialect): Published {
  return {plain: source, html: renderCopy(source, dialect).safe, losses: lossesOf(source)};
}
