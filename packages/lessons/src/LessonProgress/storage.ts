import {siteStorage} from '@markdown-zh/ui/site-storage';
import {merged, emptyProgress, parseProgress, type Progress} from './progress.ts';

const key = 'lesson-progress';

/** The progress that this browser has stored; empty if it forbids storage. */
export function readProgress(): Progress {
  try {
    return parseProgress(siteStorage(localStorage).getItem(key) ?? '') ?? emptyProgress;
  } catch {
    return emptyProgress;
  }
}

/**
 * Changes the stored progress. Reads it first, because another tab may have added to it.
 *
 * @returns whether it could be stored: storage may be forbidden or full
 */
export function changeProgress(change: (progress: Progress) => Progress): boolean {
  try {
    siteStorage(localStorage).setItem(key, JSON.stringify(change(readProgress())));
    dispatchEvent(new Event(changedEvent));
    return true;
  } catch {
    return false;
  }
}

/** Adds exported progress. Returns whether it could be stored; `undefined` if the text is not an export. */
export function importProgress(json: string): boolean | undefined {
  const imported = parseProgress(json);
  return imported && changeProgress((progress) => merged(progress, imported));
}

export function deleteProgress(): void {
  try {
    siteStorage(localStorage).removeItem(key);
  } catch {
    // Without storage, there is no progress to delete.
  }
  dispatchEvent(new Event(changedEvent));
}

/** Fired in this tab. Other tabs get `storage`. */
const changedEvent = 'lesson-progress';

/** Calls back when the progress changes, in this tab or another. Returns a function that removes the listener. */
export function onProgress(changed: () => void): () => void {
  addEventListener(changedEvent, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(changedEvent, changed);
    removeEventListener('storage', changed);
  };
}
