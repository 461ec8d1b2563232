import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import type {Finding} from '../checks/issue.ts';
import {withDefaults, type ContentCheckConfig} from '../config.ts';
import {message} from '../messages/message.ts';

/** The lines of the record of clean articles; none if the site has no record. */
export function readClean(root: string, config: ContentCheckConfig): readonly string[] {
  const {clean} = withDefaults(config);
  return clean !== undefined && existsSync(join(root, clean))
    ? readFileSync(join(root, clean), 'utf8').split(/\r?\n/).filter(Boolean)
    : [];
}

/** An error for each recorded article that has a warning again: once clean, an article stays clean. */
export function findSoiled(
  issues: readonly Finding[],
  recorded: readonly string[],
  record = '',
): Finding[] {
  return recorded.flatMap((file) => {
    const [first, ...others] = issues.filter(
      (issue) => issue.file === file && issue.severity === 'warning',
    );
    if (first === undefined) {
      return [];
    }
    const values = {count: others.length + 1, record};
    return [
      {
        ...{file, line: first.line, column: first.column, rule: 'clean'},
        message: message('warnings-in-clean-article', values),
      },
    ];
  });
}

/**
 * The record after a check: with the checked articles that have no issue, and without the articles that no longer exist. Sorted.
 *
 * @param checked the articles whose issues are known
 */
export function recordOf(
  recorded: readonly string[],
  articles: readonly string[],
  checked: readonly string[],
  issues: readonly Finding[],
): string[] {
  const existing = new Set(articles);
  const faulty = new Set(issues.map(({file}) => file));
  return [
    ...new Set([
      ...recorded.filter((file) => existing.has(file)),
      ...checked.filter((file) => !faulty.has(file)),
    ]),
  ].sort();
}

/** Writes the record if it changed. */
export function writeClean(
  root: string,
  record: string,
  recorded: readonly string[],
  next: readonly string[],
): void {
  if (next.join('\n') === recorded.join('\n')) {
    return;
  }
  const text = next.map((file) => `${file}\n`).join('');
  replaceFile(join(root, record), text, {within: root});
}
