import {siteStorage} from '@markdown-zh/ui/site-storage';

/** The section of an article at which a reader left it. */
export interface SavedPosition {
  /** The path of the article's page. */
  readonly path: string;
  /** The id of the section's heading. */
  readonly id: string;
  readonly title: string;
}

/** Positions in different articles, the oldest first. */
export type SavedPositions = readonly SavedPosition[];

const limit = 20;

/** Puts a position last, and removes an older one in the same article. */
export function addPosition(positions: SavedPositions, position: SavedPosition): SavedPositions {
  return [...withoutArticle(positions, position.path), position].slice(-limit);
}

export function withoutArticle(positions: SavedPositions, path: string): SavedPositions {
  return positions.filter((other) => other.path !== path);
}

export function positionIn(positions: SavedPositions, path: string): SavedPosition | undefined {
  return positions.find((position) => position.path === path);
}

/** Parses stored positions. Ignores other content, because other code may write to the same storage. */
export function parsePositions(json: string | null): SavedPositions {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition).slice(-limit) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is SavedPosition {
  const {path, id, title} = (value ?? {}) as Partial<Record<string, unknown>>;
  return [path, id, title].every((field) => typeof field === 'string');
}

const key = 'reading-places';

/** The positions that this browser stores; an empty list if it refuses storage. */
export function readPositions(): SavedPositions {
  try {
    return parsePositions(siteStorage(localStorage).getItem(key));
  } catch {
    return [];
  }
}

/** Stores positions in this browser, unless it refuses. An empty list removes the entry. */
export function savePositions(positions: SavedPositions): void {
  try {
    if (positions.length === 0) {
      siteStorage(localStorage).removeItem(key);
    } else {
      siteStorage(localStorage).setItem(key, JSON.stringify(positions));
    }
  } catch {
    // Storage is forbidden or full. Reading works without it.
  }
}
