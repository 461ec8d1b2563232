/** The playground's text in the tab's own session storage, with its undo history; nothing leaves the machine. */
const key = 'playground';

/** What is kept. */
export interface Session {
  /** CodeMirror's state with its history, as JSON. */
  readonly editor: unknown;
  /** The hash of the address that the text belongs to. */
  readonly hash: string;
  /** The reader's choices (./state.ts). */
  readonly choices?: unknown;
}

/** What was kept, or nothing: storage may be forbidden, empty, or hold what somebody else wrote. */
export function readSession(): Session | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isSaved = typeof kept === 'object' && kept !== null && 'editor' in kept && 'hash' in kept;
    return isSaved
      ? {
          editor: kept.editor,
          hash: String(kept.hash),
          choices: 'choices' in kept ? kept.choices : undefined,
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps it; without its history when that is too much for the browser. False when nothing can be kept (storage
 * forbidden or full): then an older text is not kept either.
 */
export function saveSession({editor, ...rest}: Session): boolean {
  const {doc, selection} = (editor ?? {}) as {readonly doc?: unknown; readonly selection?: unknown};
  return store({editor, ...rest}) || store({editor: {doc, selection}, ...rest}) || forget();
}

function store(kept: Session): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function forget(): false {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  return false;
}
