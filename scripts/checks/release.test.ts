import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readEnvironment} from '../../site/environment';
import {ownerFacts} from '../../site/identity';
import {findOwnerPlaceholders, findPlaceholders} from './release';

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
