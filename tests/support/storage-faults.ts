/** Entries of this site, by storage. */
const own = {
  localStorage: [
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docs-preferred-version-default',
    'lesson-progress',
    'search-recent',
    'single-keys',
  ],
  sessionStorage: ['playground', 'playground-document'],
} as const;

/**
 * Faults of a browser's storage. The functions run in a page before its scripts, and are inserted as text; `given` is
 * the argument of each.
 */
export const storageFaults = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  },
  /** As in Firefox with `dom.storage.enabled` off, and in some web views. */
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'full of garbage': (entries: typeof own) => {
    if (!window.location.protocol.startsWith('http') || window !== window.top) {
      return; // an empty page and the playground's frames have no storage
    }
    const garbage = ['{"editor":{"doc":7},"hash":[]}', '{"garbage"', 'null', '[7]', '\u0000\uFFFD'];
    const all = Object.entries(entries) as [keyof typeof entries, readonly string[]][];
    for (const [storage, keys] of all) {
      for (const [index, key] of keys.entries()) {
        window[storage].setItem(key, garbage[index % garbage.length] ?? '');
      }
    }
  },
} as const;

export const given = own;
