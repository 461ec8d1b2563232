import {createRequire} from 'node:module';
import type typescript from 'typescript';
import {positionAt} from '../checks/position.ts';
import type {Parse} from '../checks/snippets.ts';

const load = createRequire(import.meta.url);
let loaded: typeof typescript | undefined;

/**
 * TypeScript, loaded on first use. Required, not imported: for an import, Node first searches its nine megabytes for exported names,
 * which takes 0.4 s.
 */
export function loadTypeScript(): typeof typescript {
  return (loaded ??= load('typescript') as typeof typescript);
}

/**
 * A parser for JavaScript or TypeScript, with or without JSX, for statements and modules.
 *
 * @param extension of the file name; it decides what the language allows
 */
export function scriptParser(extension: 'js' | 'jsx' | 'ts' | 'tsx'): Parse {
  return (source) => {
    const ts = loadTypeScript();
    const {diagnostics = []} = ts.transpileModule(source, {
      fileName: `snippet.${extension}`,
      reportDiagnostics: true,
      compilerOptions: {allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
    });
    const [error] = diagnostics;
    return (
      error && {
        ...positionAt(source, error.start ?? 0),
        reason: ts.flattenDiagnosticMessageText(error.messageText, ' '),
      }
    );
  };
}
