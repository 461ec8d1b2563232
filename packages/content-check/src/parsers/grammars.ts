import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import treeSitter, {type Node, type Parser} from '@vscode/tree-sitter-wasm';
import type {Fault, Parse} from '../checks/snippets.ts';
import {parsed} from '../checks/snippets-languages.ts';

/** One of tree-sitter's grammars. */
interface Grammar {
  readonly name: string;
  /** The names of its languages in fences. */
  readonly languages: readonly string[];
  /** Turns a snippet into text that the grammar can read, with the same positions. */
  readonly prepare?: (source: string) => string;
}

const grammars: readonly Grammar[] = [
  {name: 'bash', languages: parsed.bash},
  {name: 'bash', languages: parsed.console, prepare: commandsOf},
  {name: 'c-sharp', languages: parsed.csharp},
  {name: 'cpp', languages: parsed.cpp},
  {name: 'css', languages: parsed.css},
  {name: 'go', languages: parsed.go},
  {name: 'ini', languages: parsed.ini},
  {name: 'java', languages: parsed.java},
  {name: 'php', languages: parsed.php},
  {name: 'powershell', languages: parsed.powershell, prepare: joinPaths},
  {name: 'python', languages: parsed.python},
  {name: 'ruby', languages: parsed.ruby},
  {name: 'rust', languages: parsed.rust},
];

/** Loads the grammars of used languages: for each, a parser and its languages. */
export async function loadGrammars(
  isUsed: (languages: readonly string[]) => boolean,
): Promise<(readonly [Parse, ...string[]])[]> {
  const used = grammars.filter(({languages}) => isUsed(languages));
  if (used.length === 0) {
    return [];
  }
  // Otherwise V8 spends seconds on optimizing the huge functions of the grammars, longer than they run.
  setFlagsFromString('--liftoff-only');
  await treeSitter.Parser.init();
  return Promise.all(
    used.map(
      async ({name, languages, prepare}) => [await load(name, prepare), ...languages] as const,
    ),
  );
}

async function load(name: string, prepare = (source: string) => source): Promise<Parse> {
  const folder = dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
  const parser = new treeSitter.Parser();
  parser.setLanguage(await treeSitter.Language.load(join(folder, `tree-sitter-${name}.wasm`)));
  return (source) => findFault(parser, prepare(source));
}

/** The commands of a session, each at its place: the text after a prompt, with its continuation lines. */
function commandsOf(session: string): string {
  return session.replace(
    /^(?:(?<prompt>[^\s$#%]*[$#%] )(?<command>(?:.*\\\n)*.*)|.*)$/gm,
    (...match) => {
      const {prompt = '', command = ''} = match.at(-1) as {prompt?: string; command?: string};
      return ' '.repeat(prompt.length) + command;
    },
  );
}

/**
 * Joins a variable and the path after it, as in `$env:USERPROFILE\.ssh`: PowerShell takes both as one argument,
 * the grammar does not.
 */
function joinPaths(source: string): string {
  return source.replace(
    /(\$\w+(?::\w+)?)((?:\\[\w.-]+)+)/g,
    (_, name: string, path: string) => name + '_'.repeat(path.length),
  );
}

function findFault(parser: Parser, source: string): Fault | undefined {
  const tree = parser.parse(`${source}\n`);
  const node = tree && firstFault(tree.rootNode);
  const fault = node && {
    line: node.startPosition.row + 1,
    column: node.startPosition.column + 1,
    reason: node.isMissing ? `"${node.type}" is missing` : `unexpected "${firstLine(node.text)}"`,
  };
  tree?.delete();
  return fault ?? undefined;
}

/** The first innermost node that is an error or a missing token. */
function firstFault(node: Node): Node | undefined {
  if (!node.hasError) {
    return undefined;
  }
  for (const child of node.children) {
    const fault = child && firstFault(child);
    if (fault) {
      return fault;
    }
  }
  return node.isError || node.isMissing ? node : undefined;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
