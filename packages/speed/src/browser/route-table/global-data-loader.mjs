/**
 * A loader for Docusaurus's global data: of all docs it leaves those that pages name by their ids, such as those of the navbar, and
 * the first one of each version. Of the others each page knows its own (client/known-docs.ts).
 *
 * @this {{getOptions: () => {readonly docs: readonly string[]}}}
 * @param {string} source
 * @returns {string}
 */
export default function globalDataLoader(source) {
  return withoutDocs(source, this.getOptions().docs);
}

const plugin = 'docusaurus-plugin-content-docs';

/**
 * The global data without all docs but these.
 *
 * @param {string} source as JSON
 * @param {readonly string[]} ids
 * @returns {string} as JSON
 */
export function withoutDocs(source, ids) {
  /** @type {Record<string, Record<string, {versions: {mainDocId: string, docs: {id: string}[]}[]}>>} */
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data[plugin] ?? {})) {
    // A menu of versions leads to the same doc of each.
    for (const version of versions.length > 1 ? [] : versions) {
      const kept = [...ids, version.mainDocId];
      version.docs = version.docs.filter(({id}) => kept.includes(id));
    }
  }
  return JSON.stringify(data);
}
