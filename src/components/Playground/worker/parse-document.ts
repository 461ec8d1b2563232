import {createParser, type ParsedDocument} from '@markdown-zh/diagnosis/incremental';
import {parse} from '../../../lib/engines/remark';
import {optionsOf} from './dialect';
import type {MarkdownDialect} from './jobs';

let latest:
  {readonly dialect: MarkdownDialect; readonly read: ReturnType<typeof createParser>} | undefined;

/** Reads a text by remark. What changed since the last one of the same dialect is all that is parsed. */
export function parseDocument(source: string, dialect: MarkdownDialect): ParsedDocument {
  if (latest?.dialect !== dialect) {
    latest = {dialect, read: createParser((text) => parse(text, optionsOf[dialect]))};
  }
  return latest.read(source);
}
