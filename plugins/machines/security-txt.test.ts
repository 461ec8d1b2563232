import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import securityTxt, {renderSecurityTxt, securityTxtPath} from './security-txt';

const facts = {
  repository: 'https://code.test/our/site',
  mail: 'security@our.test',
  expires: '2027-11-01',
};
const text = `Contact: https://code.test/our/site/security/advisories/new
Contact: mailto:security@our.test
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: zh, en
Canonical: https://our.test/x/.well-known/security.txt
Policy: https://code.test/our/site/blob/main/SECURITY.md
`;

it('M19 security.txt has the fields of RFC 9116, each on a line', () => {
  expect(renderSecurityTxt('https://our.test/x/', facts)).toBe(text);
  const repository = `${facts.repository}.git/`;
  expect(renderSecurityTxt('https://our.test/x/', {...facts, repository})).toBe(text);
});

it('M19 the build writes it where programs look', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'security-'));
  const {postBuild} = securityTxt(facts)();
  const properties = {outDir, baseUrl: '/x/', siteConfig: {url: 'https://our.test'}};
  await postBuild?.(properties as LoadContext & Parameters<NonNullable<typeof postBuild>>[0]);
  expect(securityTxtPath).toBe('.well-known/security.txt');
  expect(readFileSync(join(outDir, securityTxtPath), 'utf8')).toBe(text);
  rmSync(outDir, {recursive: true});
});
