/** A found page, as far as the order of a series needs it. */
interface Part {
  readonly path: string;
  /** The share of the query that its best section and its title have, 0 to 1. */
  readonly share: number;
  /** Whether its whole title is the query. */
  readonly isNamed: boolean;
}

/** The share that a part has at least, relative to the page that leads its series. */
const almostAsMuch = 0.85;

/**
 * Puts the page that leads a series (`guide`) behind its best part (`guide/tables`) that has as much of the query: a lead
 * names what its parts explain. A lead whose whole title is the query stays.
 *
 * @param pages found pages, the best first
 */
export function partsFirst<Page extends Part>(pages: readonly Page[]): Page[] {
  const result = [...pages];
  for (const lead of pages) {
    const at = result.indexOf(lead);
    const isPart = ({path, share}: Part) =>
      path.startsWith(`${lead.path}/`) && share >= lead.share * almostAsMuch;
    const part = lead.isNamed ? -1 : result.findIndex(isPart);
    if (part > at) {
      result.splice(part, 0, ...result.splice(at, 1));
    }
  }
  return result;
}
