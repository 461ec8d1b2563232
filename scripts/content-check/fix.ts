import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {record, recordFile} from '../checks/addresses';
import {factsOf} from '../checks/content';
import type {Findings} from '../checks/findings';
import {applyFixes, type Issue} from '../checks/issue';
import type {Content} from '../read-content';
import {committedLines} from './changed';

/** Makes all fixes of these issues in the files that were read. Returns whether a file changed. */
export function fixFiles(root: string, {files}: Content, issues: readonly Issue[]): boolean {
  let isChanged = false;
  for (const {file, source, isDamaged} of files) {
    const fixes = issues.flatMap((issue) => (issue.file === file ? (issue.fix ?? []) : []));
    const fixed = applyFixes(source, fixes);
    // What was no UTF-8 would be written as U+FFFD for good.
    if (fixed !== source && isDamaged !== true) {
      writeFileSync(join(root, file), fixed);
      isChanged = true;
    }
  }
  return isChanged;
}

/**
 * Adds the addresses of all articles to the record, and takes out those that were never committed, and that no article has any more.
 * Returns whether it changed.
 */
export function recordAddresses(
  root: string,
  {addresses}: Content,
  findings: readonly Findings[],
): boolean {
  const {recorded} = addresses;
  const text = record(recorded, committedLines(root, recordFile) ?? recorded, factsOf(findings));
  if (text === recorded.join('\n')) {
    return false;
  }
  const path = join(root, recordFile);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  return true;
}
