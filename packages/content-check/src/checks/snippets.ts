import type {Nodes} from 'mdast';
import type {Position} from '@markdown-zh/diagnosis/positions';
import type {ExerciseFinding} from '@markdown-zh/lessons/read';
import {visit} from 'unist-util-visit';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {nearest} from './nearest.ts';
import {withoutFullStop} from './parser-messages.ts';
import {positionAt} from './position.ts';
import {parsedLanguages} from './snippets-languages.ts';

/** The first syntax error in a snippet. */
export interface Fault {
  /** 1-based, within the snippet. */
  readonly line: number;
  /** 1-based, within the snippet. */
  readonly column: number;
  /** The parser's message. */
  readonly reason: string;
}

/** Returns the first fault of a snippet; undefined for a valid one. */
export type Parse = (source: string) => Fault | undefined;

export interface Parsers {
  /** By the name of a language in fences; formulas are `math` and `inline math`. */
  readonly snippets: ReadonlyMap<string, Parse>;
  /** Tries the exercises of lessons; `undefined` if no article has one. */
  readonly exercise?: CheckExercise | undefined;
}

/** Returns everything that is wrong in an exercise. Lines are counted within it. */
export type CheckExercise = (yaml: string) => {
  readonly issues: readonly Pick<ExerciseFinding, 'line' | 'rule' | 'detail'>[];
};

type Snippet = Extract<Nodes, {type: 'code' | 'math' | 'inlineMath'}>;

/**
 * Parses every code fence and every formula of an article that has a parser. A fence with `broken` in its meta
 * is wrong on purpose, and an issue if it parses. An unknown language, most often a mistyped one, is an issue.
 *
 * @param unparsed names of languages that are left unparsed on purpose
 */
export function checkSnippets(
  {file, source, tree}: Article,
  parsers: Parsers['snippets'],
  unparsed: readonly string[],
): Finding[] {
  const known = [...parsedLanguages, ...unparsed];
  const snippets: Snippet[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') {
      snippets.push(node);
    }
  });
  const lines = source.split('\n');
  return snippets.flatMap((snippet): Finding[] => {
    const language = languageOf(snippet);
    const parse = parsers.get(language);
    const at = {file, ...positionOfSnippet(snippet)};
    if (snippet.type === 'code' && language === '') {
      return [{...at, rule: 'snippet/language', message: message('fence-without-language')}];
    }
    if (snippet.type === 'code' && !parse && !known.includes(language)) {
      const suggestion = nearest(language, known);
      const unknown = message('unknown-language', {language, suggestion});
      return [{...at, rule: 'snippet/language', message: unknown}];
    }
    const rule = `snippet/${language.replace(' ', '-')}`;
    const fault = parse?.(snippet.value);
    if (isBroken(snippet)) {
      const key = parse ? 'valid-broken-snippet' : 'unparsed-broken-snippet';
      return fault ? [] : [{...at, rule, message: message(key, {language})}];
    }
    const key = snippet.type === 'code' ? 'invalid-snippet' : 'invalid-formula';
    return fault
      ? [
          {
            ...{file, ...positionOfFault(fault, snippet, source, lines), rule},
            message: message(key, {language, reason: withoutFullStop(fault.reason)}),
          },
        ]
      : [];
  });
}

function languageOf(snippet: Snippet): string {
  switch (snippet.type) {
    case 'code':
      return snippet.lang?.toLowerCase() ?? '';
    case 'math':
      return 'math';
    case 'inlineMath':
      return 'inline math';
  }
}

function isBroken(snippet: Snippet): boolean {
  const meta = snippet.type === 'code' ? (snippet.meta ?? '') : '';
  return meta
    .replace(/"[^"]*"/g, '')
    .split(/\s+/)
    .includes('broken');
}

function positionOfSnippet({position}: Snippet): Position {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {line, column};
}

function positionOfFault(
  {line, column}: Fault,
  snippet: Snippet,
  source: string,
  lines: readonly string[],
): Position {
  if (snippet.type === 'inlineMath') {
    const from = snippet.position?.start.offset ?? 0;
    const start = positionAt(source, source.indexOf(snippet.value, from));
    return {line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column};
  }
  // A block's lines end like the file's lines, whatever markers of lists or block quotes precede them.
  const lineInFile = positionOfSnippet(snippet).line + line;
  const text = lines[lineInFile - 1] ?? '';
  const value = snippet.value.split('\n')[line - 1] ?? '';
  return {line: lineInFile, column: text.trimEnd().length - value.trimEnd().length + column};
}
