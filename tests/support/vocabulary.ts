import ts from 'typescript';

/**
 * Checks structured data against the whole vocabulary of schema.org, as typed by `schema-dts`: the TypeScript
 * compiler reads the data as objects of the type `WithContext<Thing>`.
 *
 * @param things the texts of scripts of type `application/ld+json`
 * @returns the compiler's errors, each with its text
 */
export function checkVocabulary(things: readonly string[]): string[] {
  const name = 'structured-data.ts';
  const source = [
    `import type {Thing, WithContext} from 'schema-dts';`,
    ...things.map((thing) => `(${thing}) satisfies WithContext<Thing>;`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (file) => file.endsWith(name) || disk.fileExists(file);
  host.getSourceFile = (file, language, ...others) =>
    file.endsWith(name)
      ? ts.createSourceFile(file, source, language)
      : disk.getSourceFile(file, language, ...others);
  return ts.getPreEmitDiagnostics(ts.createProgram([name], options, host)).map((diagnostic) => {
    const line = ts.getLineAndCharacterOfPosition(
      diagnostic.file ?? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022),
      diagnostic.start ?? 0,
    ).line;
    const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    return `${things[line - 1] ?? ''}: ${reason}`;
  });
}
