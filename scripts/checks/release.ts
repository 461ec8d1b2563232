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
