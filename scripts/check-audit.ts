/**
 * `npm run check -- audit`: asks npm's registry for known vulnerabilities of the locked packages, and fails for each one that
 * `.github/accepted-advisories.json` does not judge. Installs no package. Exit code 2 if the registry gives no report.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {checkAudit, type AuditReport, type Judgement} from './checks/audit';

const {stdout} = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
try {
  const report = JSON.parse(stdout || '{}') as AuditReport;
  const accepted = JSON.parse(readFileSync('.github/accepted-advisories.json', 'utf8')) as Record<
    string,
    Judgement
  >;
  const today = new Date().toISOString().slice(0, 10);
  const messages = checkAudit(report, accepted, today);
  for (const message of messages) {
    console.error(message);
  }
  console.log(`${Object.keys(accepted).length} accepted advisories, ${messages.length} issues`);
  process.exitCode = messages.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
