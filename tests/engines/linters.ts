import {lint} from 'markdownlint-cli2/markdownlint/promise';
import {format} from 'prettier';
import {run} from 'zhlint';
import {listing, readPage} from './pages';

/** The article that shows the configuration of these tools; the tests use that configuration. */
const page = readPage('docs/tutorial-extras/tools');

const {config: markdownlintConfig} = shown('.markdownlint-cli2.jsonc') as {config: object};
const {rules: zhlintRules} = shown('.zhlintrc') as {rules: object};
const prettierOptions = shown('.prettierrc.json') as object;

/** The JSON that the article shows under a file name. */
function shown(title: string): unknown {
  return JSON.parse(listing(page, title));
}

/** The names of markdownlint's rules that a source breaks, each once. */
export async function brokenRules(source: string, config = markdownlintConfig): Promise<string[]> {
  const {source: found = []} = await lint({strings: {source: `${source}\n`}, config});
  return [...new Set(found.flatMap(({ruleNames: [name = '']}) => name))];
}

const silent = {...console, log: ignore, warn: ignore, error: ignore};

function ignore(): void {
  // zhlint prints the parts that it skips.
}

/** The text to which zhlint corrects a source; throws if zhlint does. */
export function correct(source: string, {byDefault = false} = {}): string {
  const rules = {preset: 'default', ...(byDefault ? {} : zhlintRules)};
  return run(source, {rules, logger: silent}).result;
}

/** The text to which Prettier formats a source, without the line ending that it adds. */
export async function prettify(source: string, options: object = {}): Promise<string> {
  const formatted = await format(source, {parser: 'markdown', ...prettierOptions, ...options});
  return formatted.replace(/\n$/, '');
}
