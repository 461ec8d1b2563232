import {describe, expect, it} from 'vitest';
import {findRunnable, nginxPolicyOf} from '../scripts/checks/hosting';
import {readHeadersFile} from '../scripts/host/headers-file';
import {headersFile} from '../plugins/hosting/host-files/file-hosts';
import {edgeoneFile, vercelFile} from '../plugins/hosting/host-files/json-hosts';
import {caddyHeaders, nginxMaps} from '../plugins/hosting/host-files/server-hosts';
import {hostingRules, metaPolicy, type PolicyFacts} from './hosting';
import {hosts, keepsPolicyInPages, type HostName} from './hosts';

const facts: PolicyFacts = {
  scriptHashes: ["'sha256-page'", "'sha256-redirect'"],
  framePolicy: "default-src 'none'; script-src 'sha256-frame'",
  frameHashes: {script: "'sha256-frame'", style: "'sha256-style'"},
  algoliaApp: undefined,
  reportAddress: undefined,
};
const reported = {...facts, reportAddress: 'https://reports.example/csp'};
const name = 'Content-Security-Policy';
const strict = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policies that hosts send with an address, by their configurations. */
function policiesOf(path: string, type: string, baseUrl = '/'): Record<string, string | undefined> {
  const rules = hostingRules(facts);
  const address = baseUrl + path;
  const text = headersFile(rules, baseUrl);
  const lastOf = (json: string, matches: (source: string) => boolean) =>
    (
      JSON.parse(json) as {
        headers: {source: string; headers: {key: string; value: string}[]}[];
      }
    ).headers
      .filter(({source}) => matches(source))
      .flatMap(({headers}) => headers)
      .findLast(({key}) => key === name)?.value;
  return {
    nginx: nginxPolicyOf(nginxMaps(rules, baseUrl), type, address),
    cloudflare: readHeadersFile(text, 'cloudflare')(address)[name],
    netlify: readHeadersFile(text)(address)[name],
    vercel: lastOf(vercelFile(rules, baseUrl, {}), (source) =>
      new RegExp(`^${source}$`).test(address),
    ),
    edgeone: lastOf(edgeoneFile(rules, baseUrl, {}), (source) =>
      source.endsWith('*') ? address.startsWith(source.slice(0, -1)) : address === source,
    ),
  };
}

describe('H9 every kind of document that a browser shows has a policy on every host', () => {
  const kinds = [
    ['img/x.svg', 'image/svg+xml'],
    ['assets/images/x-0a1b2c3d.svg', 'image/svg+xml; charset=utf-8'],
    ['assets/files/evil-0a1b2c3d.xml', 'application/xml'],
    ['assets/files/evil-0a1b2c3d.xml', 'text/xml'],
    ['assets/files/evil-0a1b2c3d.xhtml', 'application/xhtml+xml'],
    ['assets/files/evil-0a1b2c3d.xsl', 'application/xslt+xml'],
    ['assets/files/evil-0a1b2c3d.html', 'text/html; charset=utf-8'],
    ['assets/files/evil-0a1b2c3d.mht', 'multipart/related'],
    ['assets/files/a-0a1b2c3d.pdf', 'application/pdf'],
    ['assets/files/a-0a1b2c3d', 'application/octet-stream'],
    ['search-index/1/shard.json', 'application/json'],
    ['sitemap.xml', 'application/xml'],
    ['blog/rss.xml', 'application/xml'],
    ['blog/atom.xml', 'application/xml'],
    ['blog/feed.json', 'application/json'],
  ] as const;
  it.each(kinds)('H9 %s of the type %s', (path, type) => {
    for (const baseUrl of ['/', '/x/']) {
      expect(new Set(Object.values(policiesOf(path, type, baseUrl)))).toEqual(new Set([strict]));
    }
  });

  it.each([
    ['docs/intro.md', 'text/markdown'],
    ['llms.txt', 'text/plain'],
    ['third-party-licenses.txt', 'text/plain'],
    ['icms/rss.xml', 'application/xml'],
    ['offline-docs.json', 'application/json'],
    ['evil.svg', 'image/svg+xml'],
    ['evil.xhtml', 'application/xhtml+xml'],
  ])('H9 %s beside pages: strict by its type, elsewhere as a page', (path, type) => {
    const {nginx, ...others} = policiesOf(path, type);
    expect(nginx).toBe(strict);
    for (const policy of Object.values(others)) {
      expect(findRunnable(policy)).toBeUndefined();
    }
  });

  it.each(['', 'docs/intro', 'docs/category/%E8%AF%AD%E6%B3%95', 'docs/ubuntu-18.04', '404.html'])(
    'H9 the page /%s has the policy of pages',
    (path) => {
      const values = new Set(Object.values(policiesOf(path, 'text/html; charset=utf-8')));
      expect(values).toEqual(new Set([`${metaPolicy(facts)}; frame-ancestors 'none'`]));
    },
  );

  it('H9 an answer without a type, such as 304, keeps the policy of the stored one', () => {
    expect(policiesOf('docs/intro', '').nginx).toBeUndefined();
  });

  it('H9 Caddy sends the strict policy with what is itself a file', () => {
    const lines = caddyHeaders(hostingRules(facts), '/').split('\n\t\t');
    expect(lines).toContain(`header @files ${name} "${strict}"`);
    expect(lines).toContain(`header /assets/* ${name} "${strict}"`);
  });
});

describe('the policy in pages', () => {
  it('H8 has the directives of the header, except those that a meta element cannot have', () => {
    const policy = metaPolicy(reported);
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(names).toEqual(expect.arrayContaining(['script-src', 'base-uri', 'object-src']));
    expect(names).toEqual(expect.arrayContaining(['require-trusted-types-for', 'trusted-types']));
    for (const excluded of ['frame-ancestors', 'sandbox', 'report-uri', 'report-to']) {
      expect(names).not.toContain(excluded);
    }
    expect(policy).not.toContain('"');
    expect(policy).not.toContain('unsafe');
  });

  it('H8 is in the pages of hosts that send no headers, and of unknown ones', () => {
    const names = (Object.keys(hosts) as HostName[]).filter(keepsPolicyInPages);
    expect(names).toEqual(['any', 'github-pages', 'aliyun-oss', 'tencent-cos']);
  });
});

describe('reports of violations', () => {
  const pageHeaders = (of: PolicyFacts) => hostingRules(of)[0]?.headers ?? [];
  const valueOf = (of: PolicyFacts, header: string) =>
    pageHeaders(of).find((each) => each.name === header && each.isFor !== 'files')?.value;

  it('H11 go to the address that the owner names', () => {
    expect(valueOf(reported, 'Reporting-Endpoints')).toBe('policy="https://reports.example/csp"');
    expect(valueOf(reported, name)).toMatch(
      /; report-uri https:\/\/reports\.example\/csp; report-to policy$/,
    );
    expect(metaPolicy(reported)).toContain("connect-src 'self' https://reports.example/csp;");
  });

  it('H11 go nowhere without one', () => {
    expect(valueOf(facts, 'Reporting-Endpoints')).toBeUndefined();
    expect(valueOf(facts, name)).not.toContain('report');
  });
});
