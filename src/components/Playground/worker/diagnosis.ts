import {diagnose as diagnoseWith, parseGfm, type Diagnosis} from '@markdown-zh/diagnosis';
import {createParser, rootOf} from '@markdown-zh/diagnosis/incremental';

const read = createParser(parseGfm);

/** Everything that the rules find in a text. Parses only what has changed since the last text. */
export function diagnose(source: string): Diagnosis[] {
  return diagnoseWith(source, (markdown) => rootOf(read(markdown)));
}
