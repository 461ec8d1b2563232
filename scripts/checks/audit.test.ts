import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkAudit, type AuditReport, type Judgement} from './audit';

const today = '2026-11-29';
const id = 'GHSA-67hx-6x53-jw92';

/** As `npm audit --json` of npm 11 writes it. Two packages depend on the one with the weakness. */
const bad: AuditReport = {
  vulnerabilities: {
    'babel-traverse': {
      via: [
        {
          name: 'babel-traverse',
          title: 'Babel vulnerable to arbitrary code execution',
          url: `https://github.com/advisories/${id}`,
          severity: 'critical',
          range: '<7.23.2',
        },
      ],
    },
    'babel-core': {via: ['babel-traverse']},
    'babel-register': {via: ['babel-core', 'babel-traverse']},
  },
};
const good: AuditReport = {vulnerabilities: {}};
const judgement: Judgement = {
  package: 'babel-traverse',
  reason: 'It compiles only this repository’s own code.',
  until: '2027-02-01',
};
const judged = (change: Partial<Judgement> = {}) => ({[id]: {...judgement, ...change}});

describe('M20 the audit', () => {
  it('finds nothing in a good report', () => {
    expect(checkAudit(good, {}, today)).toEqual([]);
  });

  it('names an advisory once, with its package, address and remedy', () => {
    expect(checkAudit(bad, {}, today)).toEqual([
      `${id} (critical) in babel-traverse <7.23.2: Babel vulnerable to arbitrary code execution. https://github.com/advisories/${id} Update the package, or judge the advisory in .github/accepted-advisories.json.`,
    ]);
  });

  it('accepts one that is judged, until its day', () => {
    expect(checkAudit(bad, judged(), today)).toEqual([]);
    expect(checkAudit(bad, judged({until: today}), today)).toEqual([]);
  });

  it.each<readonly [Partial<Judgement>, string]>([
    [{until: '2026-11-28'}, 'was accepted until 2026-11-28. Update the package'],
    [{until: '2027-11-29'}, 'Accept it for half a year at most.'],
    [{until: 'never'}, 'which is not a day'],
    [{reason: ' no '}, 'has no reason'],
    [{package: 'babel-core'}, 'is about babel-traverse'],
  ])('takes no judgement with %j', (change, message) => {
    expect(checkAudit(bad, judged(change), today)).toEqual([expect.stringContaining(message)]);
  });

  it('names a judgement that is no longer needed', () => {
    expect(checkAudit(good, judged(), today)).toEqual([
      `.github/accepted-advisories.json: ${id} is no longer reported. Remove it.`,
    ]);
  });

  it.each<object>([{}, {message: '405 Method Not Allowed', error: {summary: '', detail: ''}}])(
    'takes no answer of the registry for no good report: %j',
    (report) => {
      expect(() => checkAudit(report, {}, today)).toThrow('The registry gave no report');
    },
  );

  it('has judgements with a package, a reason and a day', () => {
    const accepted = JSON.parse(readFileSync('.github/accepted-advisories.json', 'utf8')) as Record<
      string,
      Judgement
    >;
    for (const [key, {package: name, reason, until}] of Object.entries(accepted)) {
      expect(key).toMatch(/^GHSA(?:-[\da-z]{4}){3}$/);
      expect([name, reason, until].every((each) => each.length > 0)).toBe(true);
    }
  });
});
