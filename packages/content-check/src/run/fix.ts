import {join} from 'node:path';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import {applyEdits, type Edit} from '@markdown-zh/diagnosis/edits';
import {record} from '../checks/addresses.ts';
import type {Content} from '../checks/content.ts';
import {factsOf, type CheckedArticle} from '../checks/checked-article.ts';
import type {Finding} from '../checks/issue.ts';
import {committedLines} from './changed.ts';

/** Applies all fixes of these issues. Returns whether a file changed. */
export function fixFiles(root: string, {files}: Content, issues: readonly Finding[]): boolean {
  let isChanged = false;
  for (const {file, source, isDamaged, hasCrLf} of files) {
    const fixes = issues.flatMap((issue) => (issue.file === file ? (issue.fix ?? []) : []));
    const fixed = applyEdits(source, oneAtEachPlace(fixes));
    // Writing would replace bytes that are not UTF-8 by U+FFFD for good.
    if (fixed !== source && isDamaged !== true) {
      const text = hasCrLf === true ? fixed.replaceAll('\n', '\r\n') : fixed;
      replaceFile(join(root, file), text, {within: root});
      isChanged = true;
    }
  }
  return isChanged;
}

/** Of the fixes that begin at the same place, the shortest: each was made for a text without the others. */
function oneAtEachPlace(fixes: readonly Edit[]): Edit[] {
  return [...fixes]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({from}, index, sorted) => from !== sorted[index - 1]?.from);
}

/**
 * Adds the addresses of all articles to the record. Removes those that were never committed and have no article any more.
 * Returns whether the record changed.
 */
export function recordAddresses(
  root: string,
  {config: {addresses, folders}, recorded}: Content,
  checked: readonly CheckedArticle[],
): boolean {
  if (addresses === undefined) {
    return false;
  }
  const committed = committedLines(root, addresses.record) ?? recorded;
  const text = record(recorded, committed, factsOf(checked), folders);
  if (text === recorded.join('\n')) {
    return false;
  }
  replaceFile(join(root, addresses.record), text, {within: root});
  return true;
}
