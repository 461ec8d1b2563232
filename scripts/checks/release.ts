import {ownerFacts, type OwnerFactKey, type OwnerFacts} from '../../site/identity';

/**
 * The facts of the owner that are still placeholders.
 *
 * @returns one message for each: the fact, its current value, and the place to set it
 */
export function findPlaceholders(facts: OwnerFacts): string[] {
  return (Object.keys(ownerFacts) as OwnerFactKey[])
    .filter((key) => facts[key] === ownerFacts[key].placeholder)
    .map((key) => {
      const {variable, placeholder, what} = ownerFacts[key];
      return `${key} (${what}) is still the placeholder ${placeholder}. Set ${variable}, or add its value in site/identity.ts.`;
    });
}

const day = 86_400_000;

/**
 * Checks the expiry of `security.txt`: RFC 9116 (section 2.5.5) recommends less than a year, and an expired file counts as none.
 *
 * @param expires the day, as `2027-11-01`
 * @returns a message if it is within 30 days, in the past, more than a year ahead, or not a day
 */
export function checkSecurityTxt(expires: string, now: Date): string[] {
  const left = (Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / day;
  const remedy =
    'Check the contacts in SECURITY.md, and set securityTxtExpires in site/identity.ts to a day in 6 to 12 months.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(expires) || Number.isNaN(left)) {
    return [`security.txt expires on "${expires}", which is not a day like 2027-11-01. ${remedy}`];
  }
  return left < 30
    ? [`security.txt expires on ${expires}, in less than 30 days. ${remedy}`]
    : left > 366
      ? [`security.txt expires on ${expires}, more than a year ahead. ${remedy}`]
      : [];
}

/** Finds a mail address in `SECURITY.md` that is not the owner's. GitHub shows that file as it is, so no build fills it. */
export function checkSecurityPolicy(policy: string, {securityMail}: OwnerFacts): string[] {
  const named = new Set(policy.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g));
  const others = [...named].filter((mail) => mail !== securityMail);
  return [
    ...others.map((mail) => `SECURITY.md names ${mail}. Write ${securityMail} there.`),
    ...(named.size > 0 ? [] : [`SECURITY.md does not name ${securityMail}. Add it.`]),
  ];
}

/** The placeholder in `.github/CODEOWNERS`. No name on GitHub begins with a hyphen, so GitHub asks nobody by mistake. */
const ownerPlaceholder = /(?<=\s)@-[\w-]+/;

/**
 * The lines of `.github/CODEOWNERS` in which the owner's name is still the placeholder.
 *
 * @returns one message for each: the place, its current value, and the remedy
 */
export function findOwnerPlaceholders(codeOwners: string): string[] {
  return codeOwners.split('\n').flatMap((line, index) => {
    const found = line.startsWith('#') ? undefined : ownerPlaceholder.exec(line)?.[0];
    return found === undefined
      ? []
      : [
          `.github/CODEOWNERS:${index + 1} still names the placeholder ${found}. Write the name of the account, or of the team (@organisation/team), that reviews changes.`,
        ];
  });
}
