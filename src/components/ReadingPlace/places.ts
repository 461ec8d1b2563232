/** The section of an article at which a reader left it. */
export interface Place {
  /** The path of the article's page. */
  readonly path: string;
  /** The id of the section's heading. */
  readonly id: string;
  readonly title: string;
}

/** Places in different articles, the oldest first. */
export type Places = readonly Place[];

const limit = 20;

/** Puts a place last, in place of an older one in the same article. */
export function addPlace(places: Places, place: Place): Places {
  return [...withoutPlace(places, place.path), place].slice(-limit);
}

export function withoutPlace(places: Places, path: string): Places {
  return places.filter((other) => other.path !== path);
}

export function placeIn(places: Places, path: string): Place | undefined {
  return places.find((place) => place.path === path);
}

/** Reads stored places. Ignores other content, because other code may write to the same storage. */
export function parsePlaces(json: string | null): Places {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace).slice(-limit) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  const {path, id, title} = (value ?? {}) as Partial<Record<string, unknown>>;
  return [path, id, title].every((field) => typeof field === 'string');
}
