import {it, type TestAPI, type TestContext} from 'vitest';
import {isDue, outer} from './ring';

/** The `it` of a file, for a test of the outer ring, which its title says. */
export function inOuterRing<Fixtures>(test: TestAPI<Fixtures>) {
  return (title: string, run: (context: TestContext & Fixtures) => void | Promise<void>): void => {
    const tagged = `${title} ${outer}`;
    test.runIf(isDue(tagged))(tagged, run);
  };
}

/** Vitest's own `it`, for a test of the outer ring. */
export const outerIt = inOuterRing(it);
