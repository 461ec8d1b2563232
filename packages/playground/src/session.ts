import {siteStorage} from '@markdown-zh/ui/site-storage';
import type {Link} from './interface/Documents/model.ts';

/** Key of the playground's text in session storage, with its undo history. Both stay on the device. */
const key = 'playground';
/** Key of the stored document that this text belongs to. */
const linkKey = 'playground-document';

/** The saved state of a tab. */
export interface Session {
  /** CodeMirror's state with its history, as JSON. */
  readonly editor: unknown;
  /** The address's hash that the text belongs to. */
  readonly hash: string;
  /** The reader's choices (./state.ts). */
  readonly choices?: unknown;
}

/** The saved state; undefined if storage is forbidden, empty, or contains something else. */
export function readSession(): Session | undefined {
  try {
    const kept: unknown = JSON.parse(siteStorage(sessionStorage).getItem(key) ?? 'null');
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
 * Saves the state, without its history if that exceeds the browser's limit. If storage is forbidden or full, returns
 * false and removes an older text.
 */
export function saveSession({editor, ...rest}: Session): boolean {
  const {doc, selection} = (editor ?? {}) as {readonly doc?: unknown; readonly selection?: unknown};
  return store({editor, ...rest}) || store({editor: {doc, selection}, ...rest}) || forget();
}

function store(kept: Session): boolean {
  try {
    siteStorage(sessionStorage).setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function forget(): false {
  try {
    siteStorage(sessionStorage).removeItem(key);
  } catch {
    // Without storage, there is no older text.
  }
  return false;
}

/** The document that the tab's text belongs to; undefined if there is none, or if storage contains something else. */
export function readLink(): Link | undefined {
  try {
    const {id, versions} = JSON.parse(
      siteStorage(sessionStorage).getItem(linkKey) ?? '{}',
    ) as Partial<Link>;
    return typeof id === 'number' && Array.isArray(versions) ? {id, versions} : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the link, or removes it. Without storage, a reload shows the text as not kept. */
export function saveLink(link: Link | undefined): void {
  try {
    if (link) {
      siteStorage(sessionStorage).setItem(linkKey, JSON.stringify(link));
    } else {
      siteStorage(sessionStorage).removeItem(linkKey);
    }
  } catch {
    // The document has its own copy.
  }
}
