import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../site/environment';
import {ownerFacts, securityTxtExpires} from '../../site/identity';
import {
  checkSecurityPolicy,
  checkSecurityTxt,
  findOwnerPlaceholders,
  findPlaceholders,
} from './release';

function facts(variables: Record<string, string>) {
  const result = readEnvironment(variables);
  if (!result.ok) {
    throw new Error(result.problems.map(({message}) => message).join('\n'));
  }
  return result.environment.facts;
}

const complete = {
  SITE_URL: 'https://markdown.test',
  REPOSITORY_URL: 'https://code.test/markdown',
  SECURITY_MAIL: 'security@markdown.test',
  ICP_NUMBER: '京ICP备12345678号-1',
  SOCIAL_WEIBO_URL: 'https://weibo.test/markdown',
  SOCIAL_ZHIHU_URL: 'https://zhihu.test/markdown',
  SOCIAL_BILIBILI_URL: 'https://bilibili.test/markdown',
  SOCIAL_X_URL: 'https://x.test/markdown',
};

it('names every placeholder, its variable and its file', () => {
  const messages = findPlaceholders(facts({}));
  expect(messages).toHaveLength(Object.keys(ownerFacts).length);
  expect(messages).toContain(
    'icpNumber (the ICP filing number that mainland China requires in the footer) is still the placeholder 京ICP备00000000号-0. Set ICP_NUMBER, or add its value in site/identity.ts.',
  );
});

it('finds none when the owner has set them all', () => {
  expect(findPlaceholders(facts(complete))).toEqual([]);
});

it('finds the one that is left', () => {
  const {SOCIAL_X_URL, ...rest} = complete;
  expect(SOCIAL_X_URL).toBeTruthy();
  expect(findPlaceholders(facts(rest))).toEqual([expect.stringContaining('SOCIAL_X_URL')]);
});

it('names the owner of the code while it is the placeholder, with its line', () => {
  expect(findOwnerPlaceholders('# @-owner- here\n\n*  @-owner-\n/docs/ @mei @team/-x\n')).toEqual([
    expect.stringMatching(/^\.github\/CODEOWNERS:3 still names the placeholder @-owner-\. Write/),
  ]);
  expect(findOwnerPlaceholders('* @mei-li @some-team/writers\n')).toEqual([]);
});

it("finds this repository's own placeholder, or none once it is replaced", () => {
  const codeOwners = readFileSync('.github/CODEOWNERS', 'utf8');
  const lines = codeOwners.split('\n').filter((line) => /^[^#\s]/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(findOwnerPlaceholders(codeOwners)).toHaveLength(
    lines.filter((line) => line.includes('@-')).length,
  );
});

describe('M19 security.txt', () => {
  const now = new Date('2026-12-01T12:00:00Z');

  it.each([
    ['2026-11-30', 'in less than 30 days'],
    ['2026-12-01', 'in less than 30 days'],
    ['2026-12-31', 'in less than 30 days'],
    ['2027-12-03', 'more than a year ahead'],
    ['9999-12-31', 'more than a year ahead'],
    ['2027-13-01', 'which is not a day'],
    ['2027-6-1', 'which is not a day'],
    ['', 'which is not a day'],
  ])('must not expire on "%s"', (expires, message) => {
    expect(checkSecurityTxt(expires, now)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['2027-01-01', '2027-11-01', '2027-12-01'])('may expire on %s', (expires) => {
    expect(checkSecurityTxt(expires, now)).toEqual([]);
  });

  it('has a day that some release can have', () => {
    const before = new Date(Date.parse(securityTxtExpires) - 200 * 86_400_000);
    expect(checkSecurityTxt(securityTxtExpires, before)).toEqual([]);
  });

  it('SECURITY.md names the same mail address, and leads to private reports', () => {
    const policy = readFileSync('SECURITY.md', 'utf8');
    const {value, placeholder} = ownerFacts.securityMail;
    expect(checkSecurityPolicy(policy, facts({SECURITY_MAIL: value ?? placeholder}))).toEqual([]);
    expect(checkSecurityPolicy(policy, facts({SECURITY_MAIL: 'we@our.test'}))).toEqual([
      `SECURITY.md names ${value ?? placeholder}. Write we@our.test there.`,
    ]);
    expect(checkSecurityPolicy('', facts({SECURITY_MAIL: 'we@our.test'}))).toEqual([
      'SECURITY.md does not name we@our.test. Add it.',
    ]);
    expect(policy).toContain('/security/advisories/new');
    for (const form of ['3-bug.yml', 'config.yml']) {
      expect(readFileSync(`.github/ISSUE_TEMPLATE/${form}`, 'utf8')).toContain('SECURITY.md');
    }
  });
});
