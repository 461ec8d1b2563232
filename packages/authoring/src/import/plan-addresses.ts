import {faultOfOldAddress, isPlainAddress} from '@markdown-zh/content-check/old-address';
import type {Finding} from './findings.ts';
import type {OldSite} from './generators/generator.ts';
import type {PlacedPost} from './plan-files.ts';
import {normalAddress} from './resolve.ts';
import type {SiteFacts} from './site-facts.ts';

/** Redirects from the old addresses of posts. An address that this site cannot keep is a finding. */
export function planAddresses(
  posts: readonly PlacedPost[],
  site: Pick<OldSite, 'addressesOf'>,
  {routes, redirects, reserved}: Pick<SiteFacts, 'routes' | 'redirects' | 'reserved'>,
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
      if (faultOfOldAddress(from, reserved) !== undefined || !isPlainAddress(address)) {
        add('address-odd', from);
      } else if (other !== undefined || isPage(from, routes) || own.has(from)) {
        add('address-taken', from);
      } else {
        planned[from] = address;
      }
    }
  }
  return planned;
}

function isPage(address: string, routes: ReadonlySet<string>): boolean {
  return (
    routes.has(address) ||
    routes.has(address.replace(/\.(?:html?|md)$/i, '')) ||
    /^\/blog\/(?:archive|authors|page|tags)(?:\/|$)/.test(address)
  );
}
