/** `npm run check -- release`: names each fact of the owner that is still a placeholder, or out of date, and fails. */
import {readFileSync} from 'node:fs';
import {describeProblems, readEnvironment} from '../site/environment';
import {securityTxtExpires} from '../site/identity';
import {
  checkSecurityPolicy,
  checkSecurityTxt,
  findOwnerPlaceholders,
  findPlaceholders,
} from './checks/release';

const result = readEnvironment(process.env);
const messages = [
  ...(result.ok
    ? [
        ...findPlaceholders(result.environment.facts),
        ...checkSecurityPolicy(readFileSync('SECURITY.md', 'utf8'), result.environment.facts),
      ]
    : [describeProblems(result.problems)]),
  ...checkSecurityTxt(securityTxtExpires, new Date()),
  ...findOwnerPlaceholders(readFileSync('.github/CODEOWNERS', 'utf8')),
];

for (const message of messages) {
  console.error(message);
}
console.log(messages.length > 0 ? 'Not ready for release.' : 'Ready for release.');
process.exitCode = messages.length > 0 ? 1 : 0;
