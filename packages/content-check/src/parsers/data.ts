import {parse, TomlError} from 'smol-toml';
import {LineCounter, parseAllDocuments} from 'yaml';
import {readJsonError, readTomlError} from '../checks/parser-messages.ts';
import {positionAt} from '../checks/position.ts';
import type {Fault} from '../checks/snippets.ts';
import {loadTypeScript} from './scripts.ts';

/** Parses JSON (RFC 8259). */
export function parseJson(source: string): Fault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const {reason, offset} = readJsonError(error as SyntaxError);
    // V8 gives no position for some mistakes. JSONC shares some of them; the others are what JSONC alone allows.
    const place = offset === undefined ? parseJsonc(source) : positionAt(source, offset);
    return {...(place ?? positionAt(source, extensionIn(source))), reason};
  }
}

/** The offset of the first comment or trailing comma; the end if there is none. */
function extensionIn(source: string): number {
  const tokens = source.matchAll(/"(?:\\.|[^"\\])*"?|\/[/*]|,(?=\s*[\]}])/g);
  return [...tokens].find(([token]) => !token.startsWith('"'))?.index ?? source.length;
}

/** TypeScript's error for a root that is not an object. A tsconfig file needs an object, JSONC does not. */
const rootIsNoObject = 5092;

/** Parses JSON with comments and trailing commas, as VS Code and TypeScript read it. */
export function parseJsonc(source: string): Fault | undefined {
  const ts = loadTypeScript();
  const {error} = ts.parseConfigFileTextToJson('snippet.jsonc', source);
  return error && error.code !== rootIsNoObject
    ? {
        ...positionAt(source, error.start ?? 0),
        reason: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      }
    : undefined;
}

/** Parses YAML 1.2, with any number of documents. */
export function parseYaml(source: string): Fault | undefined {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(source, {lineCounter, prettyErrors: false});
  const [error] = documents.flatMap(({errors}) => errors);
  if (!error) {
    return undefined;
  }
  const {line, col} = lineCounter.linePos(error.pos[0]);
  return {line, column: col, reason: error.message};
}

/** Parses TOML 1.0. */
export function parseToml(source: string): Fault | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    const {line, column, message} = error;
    return {line, column, reason: readTomlError(message)};
  }
}
