import type {HostingRule} from '../../../site/hosting';
import {byHeader} from './by-header';

/** The headers as indented lines of a `route`. A later line replaces an earlier one. */
export function caddyHeaders(rules: readonly HostingRule[], baseUrl: string): string {
  return [...byHeader(rules)]
    .flatMap(([name, entries]) =>
      entries.map(({path, header}) => {
        const matcher = path === '*' ? '' : `${baseUrl}${path} `;
        return `header ${matcher}${name} "${header.value}"`;
      }),
    )
    .join('\n\t\t');
}
