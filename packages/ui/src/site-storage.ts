import site from '@generated/site-storage';

/**
 * The name under which this site stores something. Several sites may share an origin (`user.github.io/a`, `/b`), and with it the storage of
 * browsers. Docusaurus adds the same ending to its own names: `storage.namespace` of the configuration.
 *
 * @param name without the ending
 * @param ending of the site; empty if it stores under plain names
 */
export function storageName(name: string, ending: string = site.namespace): string {
  return name + ending;
}

type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The entries of this site in a storage. Throws where the browser forbids it, as the storage does. */
export function siteStorage(storage: Storage): Entries {
  return {
    getItem: (name) => storage.getItem(storageName(name)),
    setItem: (name, value) => {
      storage.setItem(storageName(name), value);
    },
    removeItem: (name) => {
      storage.removeItem(storageName(name));
    },
  };
}
