import {afterEach, expect, it, vi} from 'vitest';
import {reportViolations} from './report-violations';

afterEach(() => {
  vi.unstubAllGlobals();
});

const violation = {
  originalPolicy: "script-src 'self'",
  blockedURI: 'https://evil.example/x.js#secret',
  documentURI: 'https://site.example/playground#text=secret',
  sourceFile: 'https://site.example/playground#text=secret',
  effectiveDirective: 'script-src-elem',
  disposition: 'enforce',
  lineNumber: 1,
  columnNumber: 2,
  statusCode: 200,
  sample: 'secret',
};

/** The bodies that are sent for violations. */
function sentFor(...violations: (typeof violation)[]): string[] {
  const target = new EventTarget();
  const sent: string[] = [];
  vi.stubGlobal('document', target);
  vi.stubGlobal('navigator', {userAgent: 'browser'});
  vi.stubGlobal('fetch', (address: string, {body}: {readonly body: string}) => {
    expect(address).toBe('https://reports.example/csp');
    sent.push(body);
    return Promise.reject(new Error('offline'));
  });
  reportViolations('https://reports.example/csp');
  for (const each of violations) {
    target.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), each));
  }
  return sent;
}

it('H11 a violation of the policy of a page is reported, without texts of the reader', () => {
  const [sent = ''] = sentFor(violation);
  expect(JSON.parse(sent)).toMatchObject([
    {
      type: 'csp-violation',
      url: 'https://site.example/playground',
      body: {
        blockedURL: 'https://evil.example/x.js',
        effectiveDirective: 'script-src-elem',
        disposition: 'enforce',
      },
    },
  ]);
  expect(sent).not.toContain('secret');
});

it('H11 browsers report violations of the header themselves, and a blocked report is not reported', () => {
  expect(
    sentFor(
      {...violation, originalPolicy: "script-src 'self'; report-uri https://reports.example/csp"},
      {...violation, blockedURI: 'https://reports.example/csp'},
    ),
  ).toEqual([]);
});
