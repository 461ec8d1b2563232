import {createRequire} from 'node:module';
import type sql from 'node-sql-parser';
import type {Parse} from '../checks/snippets.ts';

const load = createRequire(import.meta.url);

/** An error of node-sql-parser, in the form of PEG parsers. */
interface PegError {
  readonly message: string;
  readonly found?: string | null;
  readonly location?: {readonly start: {readonly line: number; readonly column: number}};
}

/**
 * A parser for SQL that accepts any of the dialects.
 *
 * @param databases node-sql-parser's names of the dialects
 * @returns a parser whose fault is that of the first dialect
 */
export function sqlParser(...databases: readonly string[]): Parse {
  let loaded: sql.Parser | undefined;
  return (source) => {
    // Loaded on first use: its grammars take an eighth of a second, and few articles have SQL.
    // TypeScript 7.0 loses the brackets of `new (load() as Library).Parser()`.
    const {Parser} = load('node-sql-parser') as typeof sql;
    const parser = (loaded ??= new Parser());
    const errors = databases.map((database) => {
      try {
        parser.astify(source, {database});
        return undefined;
      } catch (error) {
        return error as PegError;
      }
    });
    const [first] = errors;
    if (!first || errors.includes(undefined)) {
      return undefined;
    }
    const {line, column} = first.location?.start ?? {line: 1, column: 1};
    const reason = first.found ? `unexpected "${first.found}"` : 'unexpected end';
    return {line, column, reason: first.location ? reason : first.message};
  };
}
