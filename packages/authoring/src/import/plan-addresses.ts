import type {Finding} from './findings.ts';
import type {OldSite} from './generators/generator.ts';
import type {PlacedPost} from './plan-files.ts';
import {normalAddress} from './resolve.ts';
import type {SiteFacts} from './site-facts.ts';

/** Bytes that a part of an address may have, so that a file can have its name, with an ending. */
const longestPart = 240;

/** Redirects from the old addresses of posts. An address that this site cannot keep is a finding. */
export function planAddresses(
  posts: readonly PlacedPost[],
  site: Pick<OldSite, 'addressesOf'>,
  {routes, redirects}: Pick<SiteFacts, 'routes' | 'redirects'>,
  findings: Finding[],
): Record<string, string> {
  const planned: Record<string, string> = {};
  const own = new Set(posts.map(({address}) => address));
  for (const {post, address} of posts) {
    const add = (kind: Finding['kind'], detail: string) => {
      findings.push({kind, path: post.path, detail});
    };
    for (const old of site.addressesOf(post)) {
      if (old === undefined) {
        add('address-unknown', post.path);
        continue;
      }
      const from = normalAddress(old);
      const other = redirects[from] ?? planned[from];
      if (from === address || other === address || post.isDraft) {
        continue;
      }
      if (other !== undefined || isPage(from, routes) || own.has(from)) {
        add('address-taken', from);
      } else if (
        from.split('/').some((part) => Buffer.byteLength(part) > longestPart) ||
        /[#?%"<>\\\n]/.test(from)
      ) {
        add('address-odd', from);
      } else {
        planned[from] = address;
      }
    }
  }
  return planned;
}

function isPage(address: string, routes: ReadonlySet<string>): boolean {
  return routes.has(address) || /^\/blog\/(?:archive|authors|page|tags)(?:\/|$)/.test(address);
}
