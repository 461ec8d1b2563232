import type {Header, HostingRule} from '../../../site/hosting';

/** A header and its files. */
interface Entry {
  readonly path: string;
  readonly header: Header;
}

/** The rules by header, in their order. */
export function byHeader(rules: readonly HostingRule[]): ReadonlyMap<string, readonly Entry[]> {
  const byName = new Map<string, Entry[]>();
  for (const {paths, headers} of rules) {
    for (const header of headers) {
      const entries = paths.map((path) => ({path, header}));
      byName.set(header.name, [...(byName.get(header.name) ?? []), ...entries]);
    }
  }
  return byName;
}
