import {LineCounter, parseDocument, visit, type Document, type ErrorCode} from 'yaml';

/** What to do about a mistake that the parser of YAML names. */
const remedies: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  MISSING_CHAR: 'close the quotation mark or the bracket',
  MULTILINE_IMPLICIT_KEY:
    'write a half-width colon and a space behind a key, and indent the lines of its text',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotation marks, because it contains a colon and a space',
  BAD_SCALAR_START: 'put the text in quotation marks, because of its first character',
  DUPLICATE_KEY: 'remove one of the two keys',
  BAD_INDENT: 'indent what belongs together equally',
};

const quote = 'put the text in quotation marks, because of its first character';

/** A document, and the first mistake in it, with its line from 1. */
export function readYaml(source: string): {
  readonly document: Document;
  readonly lines: LineCounter;
  readonly mistake?: {readonly line: number; readonly message: string};
} {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [error = document.warnings[0]] = document.errors;
  if (error) {
    const [name = ''] = error.message.split(' at line ');
    const remedy = (name.startsWith('Tags') ? undefined : remedies[error.code]) ?? quote;
    const line = lines.linePos(error.pos[0]).line;
    return {document, lines, mistake: {line, message: `${name}: ${remedy}`}};
  }
  let alias: number | undefined;
  visit(document, {
    Alias(_key, node) {
      alias ??= node.resolve(document) ? undefined : node.range?.[0];
    },
  });
  return alias === undefined
    ? {document, lines}
    : {document, lines, mistake: {line: lines.linePos(alias).line, message: `Alias: ${quote}`}};
}
