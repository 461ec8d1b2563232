/**
 * A loader for Docusaurus's generated routes, and for the chunks by route. Both know a route by its path and by a hash of all that its
 * plugin says of it: of a doc also when it was last changed, which an edit of one doc so changes in the bundle that renders all pages.
 * A number takes the hash's place: both have the routes in the same order.
 *
 * @this {{resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
export default function routeNumbers(source) {
  return this.resourcePath.endsWith('.json') ? numberKeys(source) : numberRoutes(source);
}

/**
 * @param {string} source `routes.js`
 * @returns {string}
 */
export function numberRoutes(source) {
  let number = 0;
  return source.replace(
    /(\bComponentCreator\('(?:[^'\\]|\\.)*', ')[^']*(?='\))/g,
    (_match, /** @type {string} */ start) => start + String(number++),
  );
}

/**
 * @param {string} source `routesChunkNames.json`
 * @returns {string} as JSON
 */
export function numberKeys(source) {
  const names = /** @type {Record<string, unknown>} */ (JSON.parse(source));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(names).map(([key, chunks], number) => [
        key.replace(/[^-]*$/, String(number)),
        chunks,
      ]),
    ),
  );
}
