import type {Config} from '../config.ts';
import type {Finding} from './issue.ts';

/**
 * The rules whose faults break a page, a link, an address or a reader's data. A name includes the rules below it (`a/b`).
 * All other rules warn.
 */
const breaking: readonly string[] = [
  // The article is not read, or the build stops.
  'admonition',
  'characters',
  'check',
  'clean',
  'code',
  'data',
  'exercise',
  'fence',
  'front-matter',
  'inline-style',
  'line-length',
  'mdx',
  // A reader meets a dead end, or an empty place.
  'image',
  'link',
  'online',
  'share-image',
  // An address is lost, or leads to another page.
  'address',
  'file-name',
  'new-address',
  'slug',
];

/** Whether a rule is on a list, by its name or by that of a group before a slash. */
function isOn(list: readonly string[], rule: string): boolean {
  return list.some((name) => rule === name || rule.startsWith(`${name}/`));
}

/** Marks the issues that are warnings: those of rules whose faults leave pages usable, and that the site has not made errors. */
export function withSeverity(
  issues: readonly Finding[],
  {errors}: Pick<Config, 'errors'>,
): readonly Finding[] {
  return issues.map(({severity: _, ...issue}) =>
    errors === 'all' || isOn([...breaking, ...errors], issue.rule)
      ? issue
      : {...issue, severity: 'warning'},
  );
}
