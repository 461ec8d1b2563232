import {it, type TestAPI, type TestContext} from 'vitest';
import {isDue, outer} from './ring';

/** The `it` of a file, for a test of the outer ring; the title names the ring. */
export function inOuterRing<Fixtures>(test: TestAPI<Fixtures>) {
  return (title: string, run: (context: TestContext & Fixtures) => void | Promise<void>): void => {
    const tagged = `${title} ${outer}`;
    test.runIf(isDue(tagged))(tagged, run);
  };
}

/** Vitest's own `it`, for tests of the outer ring. */
export const outerIt = inOuterRing(it);
