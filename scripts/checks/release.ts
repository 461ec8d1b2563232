import {ownerFacts, type OwnerFactKey, type OwnerFacts} from '../../site/identity';

/**
 * The facts of the owner that are still placeholders.
 *
 * @returns one message for each: what it is, what stands there, and where to set it
 */
export function findPlaceholders(facts: OwnerFacts): string[] {
  return (Object.keys(ownerFacts) as OwnerFactKey[])
    .filter((key) => facts[key] === ownerFacts[key].placeholder)
    .map((key) => {
      const {variable, placeholder, what} = ownerFacts[key];
      return `${key} (${what}) is still the placeholder ${placeholder}. Set ${variable}, or add its value in site/identity.ts.`;
    });
}

/** What stands in `.github/CODEOWNERS` for the owner's name: no name on GitHub begins with a hyphen, so that nobody is asked by mistake. */
const ownerPlaceholder = /(?<=\s)@-[\w-]+/;

/**
 * The lines of `.github/CODEOWNERS` in which the owner's name is still the placeholder.
 *
 * @returns one message for each: where it is, what stands there, and what to write
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
