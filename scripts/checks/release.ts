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
