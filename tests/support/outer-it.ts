import {it} from 'vitest';
import {isDue, outer} from './ring';

/** Vitest's `it` for a test of the outer ring, which its title says. */
export function outerIt(title: string, run: () => void | Promise<void>): void {
  const tagged = `${title} ${outer}`;
  it.runIf(isDue(tagged))(tagged, run);
}
