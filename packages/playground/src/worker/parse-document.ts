import {createParser, type ParsedDocument} from '@markdown-zh/diagnosis/incremental';
import {parse} from '@markdown-zh/engines/remark';
import {boundedSyntax} from '@markdown-zh/diagnosis/bounds';
import {optionsOf} from '@markdown-zh/engines/dialects';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';

let latest:
  {readonly dialect: MarkdownDialect; readonly read: ReturnType<typeof createParser>} | undefined;

/** Parses a text with remark. Parses only what has changed since the last text of the same dialect. */
export function parseDocument(source: string, dialect: MarkdownDialect): ParsedDocument {
  if (latest?.dialect !== dialect) {
    latest = {
      dialect,
      read: createParser((text) => parse(text, optionsOf[dialect], boundedSyntax)),
    };
  }
  return latest.read(source);
}
