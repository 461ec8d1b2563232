/** The workbench's text in the tab's own session storage, with its undo history; nothing leaves the machine. */
const key = 'playground';

/** What is kept. */
export interface Kept {
  /** CodeMirror's state with its history, as JSON. */
  readonly editor: unknown;
  /** The hash of the address that the text belongs to. */
  readonly hash: string;
}

/** What was kept, or nothing: storage may be forbidden, empty, or hold what somebody else wrote. */
export function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'editor' in kept && 'hash' in kept;
    return isKept ? {editor: kept.editor, hash: String(kept.hash)} : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it; false when the browser refuses (storage forbidden or full). */
export function keep(kept: Kept): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
