/** Where a command prints. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether somebody can answer questions. */
  readonly isTerminal: boolean;
}
