import {parsePlaces, type Places} from './places';

const key = 'reading-places';

/** The places that this browser keeps; none if it refuses storage. */
export function readPlaces(): Places {
  try {
    return parsePlaces(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Stores places in this browser. An empty list removes the entry. Does nothing if the browser refuses. */
export function keepPlaces(places: Places): void {
  try {
    if (places.length === 0) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(places));
    }
  } catch {
    // Storage is forbidden or full. Reading works without it.
  }
}
