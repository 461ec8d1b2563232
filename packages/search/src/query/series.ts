/** A found page, as far as the order of a series needs it. */
interface Part {
  readonly path: string;
  readonly score: number;
  /** Whether its whole title is the query. */
  readonly isNamed: boolean;
}

/** The least score of a part, relative to that of the page that leads its series. */
const leastScore = 0.5;

/**
 * Puts the page that leads a series (`guide`) behind its best part (`guide/tables`), if that fits at least half as well: a
 * lead names what its parts explain. A lead whose whole title is the query stays.
 *
 * @param pages found pages, the best first
 */
export function partsFirst<Page extends Part>(pages: readonly Page[]): Page[] {
  const result = [...pages];
  for (const lead of pages) {
    const at = result.indexOf(lead);
    const isPart = ({path, score}: Part) =>
      path.startsWith(`${lead.path}/`) && score >= lead.score * leastScore;
    const part = lead.isNamed ? -1 : result.findIndex(isPart);
    if (part > at) {
      result.splice(part, 0, ...result.splice(at, 1));
    }
  }
  return result;
}
