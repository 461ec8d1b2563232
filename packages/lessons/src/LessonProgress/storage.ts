import {merged, emptyProgress, parseProgress, type Progress} from './progress.ts';

const key = 'lesson-progress';

/** What this browser keeps; nothing if it forbids storage. */
export function readProgress(): Progress {
  try {
    return parseProgress(localStorage.getItem(key) ?? '') ?? emptyProgress;
  } catch {
    return emptyProgress;
  }
}

/**
 * Changes what this browser keeps. Reads it first, because another tab may have added something.
 *
 * @returns whether it could be kept: storage may be forbidden or full
 */
export function changeProgress(change: (progress: Progress) => Progress): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(change(readProgress())));
    dispatchEvent(new Event(changedEvent));
    return true;
  } catch {
    return false;
  }
}

/** Adds progress that was exported elsewhere. Gives `undefined` if the text is none, else whether it could be kept. */
export function importProgress(json: string): boolean | undefined {
  const imported = parseProgress(json);
  return imported && changeProgress((progress) => merged(progress, imported));
}

export function deleteProgress(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  dispatchEvent(new Event(changedEvent));
}

/** In this tab; others get `storage`. */
const changedEvent = 'lesson-progress';

/** Calls back whenever the progress changes, in this tab or another. Returns how to stop. */
export function onProgress(changed: () => void): () => void {
  addEventListener(changedEvent, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(changedEvent, changed);
    removeEventListener('storage', changed);
  };
}
