import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAsked, type Asked, type AskedClass} from './asked';

/** The folder of the files. */
const folder = 'scripts/bench-search/asked';

/** The asked queries of a class. */
export function readAsked(name: AskedClass): Asked[] {
  return parseAsked(name, readFileSync(join(folder, `${name}.tsv`), 'utf8'));
}
