/** @typedef {{readonly docs: readonly string[]}} Options the ids of the docs to keep */

/**
 * A loader for Docusaurus's global data. Of all docs it keeps those that pages name by id, such as those of
 * the navbar, and the first one of each version. Each page knows its own doc (client/add-page.ts).
 *
 * @this {{getOptions: () => Options}}
 * @param {string} source
 * @returns {string}
 */
export default function globalDataLoader(source) {
  return withoutDocs(source, this.getOptions().docs);
}

const plugin = 'docusaurus-plugin-content-docs';

/**
 * Removes all docs but these from the global data.
 *
 * @param {string} source as JSON
 * @param {readonly string[]} ids
 * @returns {string} as JSON
 */
export function withoutDocs(source, ids) {
  /** @type {Record<string, Record<string, {versions: {mainDocId: string, docs: {id: string}[]}[]}>>} */
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[plugin] ?? {})) {
    // A version menu leads to the same doc in each version.
    for (const version of versions.length > 1 ? [] : versions) {
      const kept = [...ids, version.mainDocId];
      version.docs = version.docs.filter(({id}) => kept.includes(id));
    }
  }
  return JSON.stringify(data);
}
