/** At least two, to compare; at most four, because a fifth column leaves each too narrow. */
export const [fewest, most] = [2, 4] as const;

/** The platforms that an address without a choice compares. */
export const standardIds: readonly string[] = ['github', 'typora', 'yuque'];

const parameter = 'platforms';

/** Further names in an address are ignored. */
const mostNames = 20;

/** Longer names in an address are cut. */
const shownCharacters = 40;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Choice<P extends Named = Named> {
  /** Two to four platforms, each once. */
  readonly chosen: readonly P[];
  /** Names in the address that no platform has. */
  readonly unknown: readonly string[];
  /** Platforms in the address beyond the fourth. */
  readonly beyond: readonly P[];
}

/**
 * Reads a choice from an address's query, as in `?platforms=github,语雀`: ids or names, in any case. An address that names fewer than
 * two platforms gets more from the standard ones; one that names none has exactly these.
 */
export function choiceOf<P extends Named>(search: string, platforms: readonly P[]): Choice<P> {
  const find = (text: string) =>
    platforms.find(({id, name}) => [id, name.toLowerCase()].includes(text.toLowerCase()));
  const texts = (new URLSearchParams(search).get(parameter) ?? '')
    .split(/[,，、]/, mostNames)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const known = [...new Set(texts.flatMap((text) => find(text) ?? []))];
  const standard = standardIds.flatMap((id) => find(id) ?? []);
  const others = standard.filter((platform) => !known.includes(platform));
  const wanted = known.length === 0 ? standard.length : fewest;
  return {
    chosen: [...known, ...others.slice(0, Math.max(0, wanted - known.length))].slice(0, most),
    unknown: [...new Set(texts.filter((text) => !find(text)))].map(shortened),
    beyond: known.slice(most),
  };
}

function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
}

/** The query of a choice. Commas stay readable: they need no escape there. */
export function searchOf(ids: readonly string[]): string {
  return `?${parameter}=${ids.join(',')}`;
}

/** The ids after a choice in one of the picker's fields; an empty choice removes the platform of that field. */
export function withChoice(ids: readonly string[], field: number, id: string): string[] {
  return [...ids.slice(0, field), id, ...ids.slice(field + 1)].filter((one) => one !== '');
}
