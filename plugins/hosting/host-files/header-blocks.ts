import type {Header, HostingRule} from '../../../site/hosting';

/** The headers that a path adds to those of more general paths, or changes. */
interface HeaderBlock {
  /** As in the table; each path appears once. */
  readonly path: string;
  readonly headers: readonly (Header & {
    /** A more general path has another value. */
    readonly replaces: boolean;
  })[];
}

/**
 * The table by path, general paths first. Hosts differ when several matching rules set one header, and Cloudflare Pages keeps
 * only one rule for a path.
 */
export function headerBlocks(rules: readonly HostingRule[]): readonly HeaderBlock[] {
  const paths = [...new Set(rules.flatMap((rule) => rule.paths))].sort(
    (one, other) => breadth(one) - breadth(other),
  );
  return paths.map((path) => {
    const around = paths.filter((other) => other !== path && covers(other, path)).at(-1);
    const outer = around === undefined ? new Map<string, Header>() : headersOf(rules, around);
    const headers = [...headersOf(rules, path).values()]
      .filter(({name, value}) => outer.get(name)?.value !== value)
      .map((header) => ({...header, replaces: outer.has(header.name)}));
    return {path, headers};
  });
}

/** All headers of a path; the later rule counts. These hosts cannot tell files from pages. */
function headersOf(rules: readonly HostingRule[], path: string): ReadonlyMap<string, Header> {
  return new Map(
    rules
      .filter(({paths}) => paths.some((other) => covers(other, path)))
      .flatMap(({headers}) => headers)
      .filter(({isFor}) => isFor !== 'files')
      .map((header) => [header.name, header] as const),
  );
}

/** Whether a pattern of the table, which may end in `*`, covers another pattern or an address. */
export function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** For sorting: a pattern comes before the patterns that it covers. */
function breadth(path: string): number {
  return path.endsWith('*') ? path.length - 1 : Number.MAX_SAFE_INTEGER;
}
