/** Which file fails to load, when and how often, and what the reader sees. */
export interface Fault {
  /** The row of the contract. */
  readonly row: string;
  readonly part: 'the application' | 'a chunk';
  readonly when: 'on first load' | 'in a navigation';
  readonly lasts: 'once' | 'always';
  readonly sees: 'the live page' | 'the text, what is missing, and Retry';
  /** The number of whole pages that the browser loads until then. */
  readonly loads: number;
}

/** The tests try each fault with every answer of tests/support/faults.ts. */
export const table: readonly Fault[] = [
  {
    row: 'F1',
    part: 'the application',
    when: 'on first load',
    lasts: 'once',
    sees: 'the live page',
    loads: 1,
  },
  {
    row: 'F1',
    part: 'a chunk',
    when: 'on first load',
    lasts: 'once',
    sees: 'the live page',
    loads: 1,
  },
  {
    row: 'F2',
    part: 'the application',
    when: 'on first load',
    lasts: 'always',
    sees: 'the text, what is missing, and Retry',
    loads: 1,
  },
  {
    row: 'F2',
    part: 'a chunk',
    when: 'on first load',
    lasts: 'always',
    sees: 'the text, what is missing, and Retry',
    loads: 1,
  },
  {
    row: 'F3',
    part: 'a chunk',
    when: 'in a navigation',
    lasts: 'once',
    sees: 'the live page',
    loads: 2,
  },
  {
    row: 'F4',
    part: 'a chunk',
    when: 'in a navigation',
    lasts: 'always',
    sees: 'the text, what is missing, and Retry',
    loads: 2,
  },
];
